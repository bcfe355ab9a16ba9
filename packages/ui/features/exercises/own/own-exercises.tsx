import { type OwnExercise, ownExercises } from '@anwurf/db/queries/own-exercises';
import { type LibraryExercise, libraryExercises } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { matchesOwnExercise } from '@anwurf/domain/exercise/own-exercise';
import { useState } from 'react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import type { LibraryPlace } from '../library/library-place.ts';
import { DeleteOwnExerciseDialog } from './delete-own-exercise-dialog.tsx';
import { OwnExerciseCard } from './own-exercise-card.tsx';
import { OwnExerciseDialog } from './own-exercise-dialog.tsx';
import styles from './own-exercises.module.css';

const query = ownExercises();
const libraryQuery = libraryExercises();
const none: readonly LibraryExercise[] = [];

export interface OwnExercisesProps {
  place: LibraryPlace;
  onGo: (place: LibraryPlace, replace: boolean) => void;
}

/** The player's own exercises as cards. */
export function OwnExercises({ place, onGo }: OwnExercisesProps) {
  const own = useRows(query);
  const library = loadedOr(useRows(libraryQuery, { canBeEmpty: true }), none);
  const [deleting, setDeleting] = useState<OwnExercise | null>(null);
  const edit = (editing: string | null) => onGo({ ...place, editing }, true);

  if (own.state === 'failed') {
    return (
      <RetryCard title="Fehler" onRetry={own.retry}>
        Übungen konnten nicht geladen werden. Was du gespeichert hast, ist sicher.
      </RetryCard>
    );
  }
  if (own.state === 'loading') {
    return (
      <div className={styles.own}>
        <Skeleton height="180px" />
      </div>
    );
  }
  const found = own.value.filter((exercise) => matchesOwnExercise(exercise, place.text));
  const edited = own.value.find(({ id }) => id === place.editing) ?? null;
  return (
    <div className={styles.own}>
      {own.value.length === 0 ? (
        <EmptyState
          title="Du hast noch keine eigenen Übungen erstellt."
          action={
            <Button variant="ball" onPress={() => edit('new')}>
              Erste Übung hinzufügen
            </Button>
          }
        />
      ) : found.length === 0 ? (
        <EmptyState title="Keine Übungen für deine Suche gefunden." />
      ) : (
        <>
          <p className={styles.train}>
            <ButtonLink to="/live-training" variant="court">
              Jetzt Trainieren
            </ButtonLink>
          </p>
          <ul className={styles.cards}>
            {found.map((exercise) => (
              <li key={exercise.id}>
                <OwnExerciseCard
                  exercise={exercise}
                  library={library}
                  onEdit={() => edit(exercise.id)}
                  onDelete={() => setDeleting(exercise)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {(place.editing === 'new' || edited !== null) && (
        <OwnExerciseDialog key={place.editing} exercise={edited} onClose={() => edit(null)} />
      )}
      {deleting && <DeleteOwnExerciseDialog exercise={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
