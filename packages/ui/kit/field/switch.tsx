import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

export interface SwitchProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  children: ReactNode;
  /** Second line, smaller. */
  detail?: ReactNode;
}

/** Something that is on or off, and changes at once. The whole row is its target. */
export function Switch({ isSelected, onChange, children, detail }: SwitchProps) {
  return (
    <AriaSwitch isSelected={isSelected} onChange={onChange} className={classNames(styles.switch)}>
      <span className={styles.text}>
        {children}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
    </AriaSwitch>
  );
}
