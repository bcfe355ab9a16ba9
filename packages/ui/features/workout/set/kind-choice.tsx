import { SET_KINDS, type SetKind } from '@anwurf/domain/workout/set-kind';
import { memo } from 'react';
import { Segments } from '../../../kit/field/segments.tsx';
import styles from './kind-choice.module.css';

const ordinary = 'ordinary';
const words: Readonly<Record<SetKind, string>> = { warmup: 'Aufwärmen', drop: 'Drop', failure: 'Versagen' };
const options = [
  { value: ordinary, label: 'Normal' },
  ...SET_KINDS.map((kind) => ({ value: kind, label: words[kind] })),
] as const satisfies readonly { value: SetKind | typeof ordinary; label: string }[];

export interface KindChoiceProps {
  value: SetKind | null;
  isReadOnly?: boolean;
  onChange: (kind: SetKind | null) => void;
}

/** The kind of a set, with one tap; an ordinary set needs none. */
export const KindChoice = memo(function KindChoice({ value, isReadOnly = false, onChange }: KindChoiceProps) {
  return (
    <div className={styles.choice}>
      <Segments
        label="Art des Satzes"
        hideLabel
        options={options}
        value={value ?? ordinary}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange(next === ordinary ? null : next)}
      />
    </div>
  );
});
