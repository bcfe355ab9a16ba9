import { useDatabase } from '@anwurf/db/client/react';
import { noteHandball, removeHandball } from '@anwurf/db/commands/note-handball';
import { type HandballDay, type HandballLoad, HANDBALL_WORDS } from '@anwurf/domain/week/handball-load';
import { workoutLoad } from '@anwurf/domain/workout/effort';
import { sayFailure } from '../../forms/say-failure.ts';
import { showMessage } from '../../kit/overlay/toast-queue.ts';

const FAILURE = 'Die Belastung konnte nicht gespeichert werden.';

/** Writes what a team training or match was, and says so with the way back. */
export function useHandballNote() {
  const db = useDatabase();
  const say = (text: string, undo: () => Promise<void>) =>
    showMessage('Gespeichert', text, { label: 'Rückgängig', run: () => void sayFailure(undo(), 'Fehler', FAILURE) });
  const done = (work: Promise<() => Promise<void>>, text: string) =>
    sayFailure(
      work.then((undo) => say(text, undo)),
      'Fehler',
      FAILURE,
    );
  return {
    note: (load: HandballLoad) => {
      const { kind, minutes, effort } = load;
      return done(
        noteHandball(db, load),
        `${HANDBALL_WORDS[kind]}: ${minutes} min × ${effort} = ${workoutLoad(minutes, effort)} Belastung.`,
      );
    },
    remove: ({ day, kind }: HandballDay) => done(removeHandball(db, { day, kind }), `${HANDBALL_WORDS[kind]} entfernt.`),
  };
}
