import { sameRows } from '@anwurf/db/live/same-rows';
import type { StoredSet } from '@anwurf/db/queries/logged-sets';
import { reserveText, setText } from '@anwurf/domain/workout/set-words';
import { memo } from 'react';
import { EllipsisVertical, Pencil, Plus, Repeat, Trash2 } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DividedName } from '../../../data/divided-name.tsx';
import { SetPlace } from '../../../data/sets/set-place.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/action/menu.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './logged-exercise.module.css';

export interface LoggedExerciseProps {
  name: string;
  sets: readonly StoredSet[];
  onEdit: (set: StoredSet) => void;
  onAdd: (like: StoredSet) => void;
  onSwap: (sets: readonly StoredSet[]) => void;
  onRemove: (sets: readonly StoredSet[]) => void;
}

/** Any of its commands does the same for equal sets. */
function isSame(one: LoggedExerciseProps, other: LoggedExerciseProps): boolean {
  return one.name === other.name && sameRows(one.sets, other.sets);
}

/** An exercise of a finished workout: its sets to correct, one more, another exercise in its place. */
export const LoggedExercise = memo(function LoggedExercise({ name, sets, onEdit, onAdd, onSwap, onRemove }: LoggedExerciseProps) {
  const [first] = sets;
  return (
    <Card flush aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          <DividedName>{name}</DividedName>
        </h3>
        <Menu
          aria-label={`Mehr zu ${name}`}
          trigger={
            <IconButton aria-label={`Mehr zu ${name}`}>
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Repeat aria-hidden="true" />} onAction={() => onSwap(sets)}>
            Andere Übung
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={() => onRemove(sets)}>
            Übung löschen
          </MenuItem>
        </Menu>
      </header>
      <ol>
        {sets.map((set) => (
          <li key={set.id} className={styles.row}>
            <AriaButton className={classNames(styles.set)} onPress={() => onEdit(set)}>
              <span className={styles.number}>
                <SetPlace sets={sets} set={set} />
              </span>
              <span className={styles.values}>
                <Num>{setText(set)}</Num>
                {reserveText(set) !== null && <small>{reserveText(set)}</small>}
              </span>
              <Pencil size={18} aria-hidden="true" />
              <VisuallyHidden>ändern</VisuallyHidden>
            </AriaButton>
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <Button variant="quiet" wide onPress={() => first && onAdd(first)} aria-label={`Satz hinzufügen, ${name}`}>
          <Plus size={20} aria-hidden="true" />
          Satz hinzufügen
        </Button>
      </div>
    </Card>
  );
}, isSame);
