import { differenceError, type MeasuringError, sureDifference } from '@anwurf/domain/fitness/measured-change';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { hasRepetitions } from '@anwurf/domain/fitness/trial-spread';
import { originText, sizeText } from '../result/change-words.ts';
import styles from './error-note.module.css';

export interface ErrorNoteProps {
  test: SubTest;
  /** Null: not known. */
  error: MeasuringError | null;
  /** Smallest worthwhile change; null: not known. */
  worthwhile: number | null;
}

/** From which difference on two results of a test count as different, and how that is known. */
export function ErrorNote({ test, error, worthwhile }: ErrorNoteProps) {
  if (error === null) {
    if (!hasRepetitions(test)) return null;
    return (
      <p className={styles.note}>
        <b>Messfehler:</b> Für diesen Test kennen wir keine Untersuchung. Nach zwei Tests mit je drei gültigen Versuchen nehmen wir die
        Streuung deiner Versuche.
      </p>
    );
  }
  const from = (size: number) => sizeText(test, Math.max(size, worthwhile ?? 0));
  return (
    <p className={styles.note}>
      <b>Messfehler:</b> etwa ±{sizeText(test, error.size)}. Einen Unterschied nennen wir ab {from(differenceError(error.size))} „eher“ und
      ab {from(sureDifference(error.size))} „sicher“ besser oder schlechter.
      {worthwhile !== null && <> Die kleinste lohnende Veränderung ist {sizeText(test, worthwhile)}.</>} Grundlage:{' '}
      {originText(test, error)}
    </p>
  );
}
