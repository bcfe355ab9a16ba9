import { groupAt, groupName, groupText } from '@anwurf/domain/workout/exercise-group';
import { canJoin, withJoined, withTakenApart } from '@anwurf/domain/workout/own-groups';
import type { ChosenExercise } from '@anwurf/domain/workout/own-plan';
import { Link2, Unlink2 } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import styles from './add-exercise-dialog.module.css';

export interface GroupFieldsProps {
  session: readonly ChosenExercise[];
  exercise: ChosenExercise;
  /** The session with the exercise joined, or on its own again. */
  onChange: (session: readonly ChosenExercise[]) => void;
}

/** Joins an exercise with the one above or below it to a superset or circuit, or takes it out. */
export function GroupFields({ session, exercise: { id }, onChange }: GroupFieldsProps) {
  const index = session.findIndex((one) => one.id === id);
  const group = groupAt(session, index);
  const above = session[(group?.first ?? index) - 1];
  const below = session[group?.end ?? index + 1];
  const canJoinAny = canJoin(session, id, -1) || canJoin(session, id, 1);
  if (group === null && !canJoinAny) return null;
  return (
    <div className={styles.place} role="group" aria-label="Supersatz oder Zirkel">
      <p>{group === null ? 'Supersatz' : groupText(session.slice(group.first, group.end))}</p>
      {above && canJoin(session, id, -1) && (
        <Button aria-label={`Darüber verbinden: ${above.name}`} onPress={() => onChange(withJoined(session, id, -1))}>
          <Link2 size={20} aria-hidden="true" />
          Darüber verbinden
        </Button>
      )}
      {below && canJoin(session, id, 1) && (
        <Button aria-label={`Darunter verbinden: ${below.name}`} onPress={() => onChange(withJoined(session, id, 1))}>
          <Link2 size={20} aria-hidden="true" />
          Darunter verbinden
        </Button>
      )}
      {group && (
        <Button variant="quiet" onPress={() => onChange(withTakenApart(session, id))}>
          <Unlink2 size={20} aria-hidden="true" />
          {groupName(group) === 'Supersatz' ? 'Supersatz lösen' : 'Aus dem Zirkel nehmen'}
        </Button>
      )}
    </div>
  );
}
