import { Check, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from '../class-names.ts';
import { unbroken } from '../text/unbroken.tsx';

const icons = { info: Info, good: Check, warn: TriangleAlert, bad: TriangleAlert };

/** A sentence about the state of things, with an icon. */
export function Banner({ kind = 'info', icon, children }: { kind?: keyof typeof icons; icon?: ReactNode; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div className={classNames(styles.banner, styles[kind])} role={kind === 'bad' ? 'alert' : 'status'}>
      {icon ?? <Icon aria-hidden="true" />}
      <div className={styles.text}>{unbroken(children)}</div>
    </div>
  );
}
