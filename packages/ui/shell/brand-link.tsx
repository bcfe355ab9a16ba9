import { classNames } from '../kit/class-names.ts';
import { AreaLink } from '../links/app-links.ts';
import { Logo } from '../brand/logo.tsx';
import styles from './brand-link.module.css';

export function BrandLink() {
  return (
    <AreaLink to="/dashboard" aria-label="Anwurf, zum Dashboard" className={classNames(styles.brand)}>
      <Logo />
    </AreaLink>
  );
}
