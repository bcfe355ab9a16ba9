import { useId } from 'react';
import { TextField } from '../../../kit/field/text-field.tsx';
import type { FoundExercise } from './plan-import.ts';
import styles from './training-import.module.css';

export interface UnknownExercisesProps {
  unknown: readonly FoundExercise[];
  /** Of all exercises that are known here. */
  names: ReadonlySet<string>;
  /** Typed names, by the name in the table. */
  typed: Readonly<Record<string, string>>;
  onType: (name: string, text: string) => void;
}

/** Asks which exercise is meant by names that are not known; left empty, each becomes an own exercise. */
export function UnknownExercises({ unknown, names, typed, onType }: UnknownExercisesProps) {
  const list = useId();
  return (
    <section>
      <h3>{unknown.length === 1 ? 'Eine Übung kennt Anwurf nicht' : `${unknown.length} Übungen kennt Anwurf nicht`}</h3>
      <p className={styles.note}>Lass das Feld leer, dann wird sie eine eigene Übung. Oder tippe, wie sie hier heißt.</p>
      <datalist id={list}>
        {[...names].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ul className={styles.names}>
        {unknown.map(({ name, sets }) => {
          const text = typed[name] ?? '';
          return (
            <li key={name}>
              <TextField
                label={name}
                description={sets.length === 1 ? '1 Satz' : `${sets.length} Sätze`}
                placeholder="eigene Übung"
                list={list}
                autoComplete="off"
                value={text}
                onChange={(next) => onType(name, next)}
                error={text === '' || names.has(text) ? undefined : 'So heißt hier keine Übung. Wähle eine aus der Liste.'}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
