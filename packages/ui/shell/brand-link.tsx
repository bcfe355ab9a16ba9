import { Link } from 'react-aria-components/Link';
import { classNames } from '../kit/class-names.ts';
import { Logo } from '../brand/logo.tsx';
import styles from './brand-link.module.css';

export function BrandLink() {
  return (
    <Link href="/dashboard" aria-label="Anwurf, zum Dashboard" className={classNames(styles.brand)}>
      <Logo />
    </Link>
  );
}
