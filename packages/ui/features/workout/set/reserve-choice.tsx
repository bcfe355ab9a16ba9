import { memo, useEffect } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../../../kit/class-names.ts';
import { Scale } from '../../../kit/field/scale.tsx';
import styles from './reserve-choice.module.css';

const reserves = [0, 1, 2, 3, 4].map((value) => ({ value, shown: value === 4 ? '4+' : value }));

export interface ReserveChoiceProps {
  label: string;
  value: number | null;
  isReadOnly?: boolean;
  onChange: (reserve: number) => void;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, [contenteditable]');
}

/** How many repetitions would still have gone: one tap, or the keys 0 to 4. */
export const ReserveChoice = memo(function ReserveChoice({ label, value, isReadOnly = false, onChange }: ReserveChoiceProps) {
  useEffect(() => {
    const choose = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isReadOnly && isPlain && /^[0-4]$/.test(event.key) && !isTyping(event.target)) onChange(Number(event.key));
    };
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  }, [isReadOnly, onChange]);

  return (
    <RadioGroup
      orientation="horizontal"
      value={value === null ? null : String(value)}
      isReadOnly={isReadOnly}
      onChange={(next) => onChange(Number(next))}
      className={classNames(styles.group)}
    >
      <div className={styles.head}>
        <Label>{label}</Label>
        <span>freiwillig</span>
      </div>
      <Scale steps={reserves} className={styles.choices} />
    </RadioGroup>
  );
});
