import type { KeyboardEvent } from 'react';
import styles from './choose-box.module.css';
import { PlayerMark } from './player-mark.tsx';

/** Where a player stands in the selection; null: not chosen. */
export type Chosen = 'first' | 'second' | null;

export interface ChooseBoxProps {
  name: string;
  chosen: Chosen;
  onToggle: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Chooses a player for the comparison. */
export function ChooseBox({ name, chosen, onToggle, onKeyDown }: ChooseBoxProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={chosen !== null}
      aria-label={`${name} vergleichen`}
      className={styles.button}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      {chosen === null ? <span className={styles.box} /> : <PlayerMark place={chosen} size={24} />}
    </button>
  );
}
