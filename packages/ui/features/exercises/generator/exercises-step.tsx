import { libraryExercises } from '@anwurf/db/queries/exercise-library';
import { ownExercises } from '@anwurf/db/queries/own-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { groupAt, groupName } from '@anwurf/domain/workout/exercise-group';
import { type ChosenExercise, MOST_EXERCISES } from '@anwurf/domain/workout/own-plan';
import { ListPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { OwnExerciseDialog } from '../own/own-exercise-dialog.tsx';
import { AddExerciseDialog } from './add-exercise-dialog.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { GroupDialog } from './group-dialog.tsx';
import styles from './exercises-step.module.css';
import { ModulesSheet } from './modules-sheet.tsx';
import { OfferList } from './offer-list.tsx';
import { offeredExercises, offeredId } from '../find/offered-exercise.ts';

const library = libraryExercises();
const own = ownExercises();

/** Name of a session: in the generator as documented, in a saved plan as there. */
type SessionWord = 'Session' | 'Einheit';

/** Sessions whose exercises are being chosen. */
export interface SessionEditor {
  readonly sessions: readonly (readonly ChosenExercise[])[];
  /** The open session, 0-based. */
  readonly active: number;
  readonly open: (session: number) => void;
  /** These change the open session. */
  readonly put: (exercise: ChosenExercise) => void;
  readonly remove: (id: string) => void;
  readonly move: (id: string, step: -1 | 1) => void;
  /** Puts a session back as it was. */
  readonly restore: (session: number, exercises: readonly ChosenExercise[]) => void;
}

/** The open session's exercises, and changes that say what they did and can be undone. */
function useSessionChanges(editor: SessionEditor, word: SessionWord) {
  const { sessions, active } = editor;
  const chosen = sessions[active] ?? [];

  const sayFull = () => showFailure(`Diese ${word} ist voll`, `Eine ${word} hat höchstens ${MOST_EXERCISES} Übungen.`);

  function remove(id: string) {
    const gone = chosen.find((one) => one.id === id);
    if (gone === undefined) return;
    editor.remove(id);
    showMessage(`${gone.name} entfernt`, undefined, { label: 'Rückgängig', run: () => editor.restore(active, chosen) });
  }

  function regroup(session: readonly ChosenExercise[], id: string) {
    const group = groupAt(
      session,
      session.findIndex((one) => one.id === id),
    );
    const title = group === null ? 'Nicht mehr verbunden' : `${groupName(group)} mit ${group.end - group.first} Übungen`;
    editor.restore(active, session);
    showMessage(title, undefined, { label: 'Rückgängig', run: () => editor.restore(active, chosen) });
  }

  /** @returns whether they had room */
  function addModule(name: string, exercises: readonly ChosenExercise[]): boolean {
    const added = exercises.filter(({ id }) => chosen.every((one) => one.id !== id));
    if (chosen.length + added.length > MOST_EXERCISES) {
      sayFull();
      return false;
    }
    // An exercise that is in it already keeps the amounts that the player gave it.
    for (const exercise of added) editor.put(exercise);
    if (added.length === 0) showMessage(`${name} ist schon in dieser ${word}`);
    else showMessage(`${name} hinzugefügt`, undefined, { label: 'Rückgängig', run: () => editor.restore(active, chosen) });
    return true;
  }

  return { chosen, sayFull, remove, regroup, addModule };
}

/** Exercises of the library and the player's own. */
function useOffers() {
  const libraryRows = useRows(library);
  const ownRows = useRows(own, { canBeEmpty: true });
  const all = loadedOr(libraryRows, null);
  const mine = loadedOr(ownRows, null);
  const offers = useMemo(() => offeredExercises(all ?? [], mine ?? []), [all, mine]);
  return { libraryRows, offers };
}

/** Lists each session's exercises, and those that can be added to the open one. */
export function ExercisesStep({ editor, word = 'Session' }: { editor: SessionEditor; word?: SessionWord }) {
  const { sessions, active } = editor;
  const { libraryRows, offers } = useOffers();
  /** Id of the exercise whose amounts are asked for. */
  const [open, setOpen] = useState<string | null>(null);
  /** Id of an exercise whose superset or circuit is changed. */
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { chosen, sayFull, remove, regroup, addModule } = useSessionChanges(editor, word);
  const known = chosen.find(({ id }) => id === open) ?? null;
  const offer = offers.find(({ id }) => id === open) ?? null;

  function press(id: string) {
    if (chosen.some((one) => one.id === id)) remove(id);
    else if (chosen.length >= MOST_EXERCISES) sayFull();
    else setOpen(id);
  }

  const tabs = sessions.map((session, index) => ({ id: String(index), label: `${word} ${index + 1} (${session.length})` }));
  return (
    <>
      <Tabs
        label={word === 'Session' ? 'Sessions' : 'Einheiten'}
        items={tabs}
        selectedKey={String(active)}
        onSelectionChange={(key) => editor.open(Number(key))}
      >
        {({ id }) =>
          id === String(active) && (
            <div className={styles.panes}>
              <div className={styles.chosen}>
                <ChosenChips
                  session={`${word} ${active + 1}`}
                  chosen={chosen}
                  onOpen={setOpen}
                  onOpenGroup={setOpenGroup}
                  onRemove={remove}
                />
                <p>
                  <Button variant="quiet" onPress={() => setChoosing(true)}>
                    <ListPlus size={20} aria-hidden="true" />
                    Fertiges Programm hinzufügen
                  </Button>
                </p>
              </div>
              <OfferList
                offers={offers}
                library={libraryRows}
                chosenIds={new Set(chosen.map((one) => one.id))}
                onPress={press}
                onMake={() => setMaking(true)}
              />
            </div>
          )
        }
      </Tabs>
      {openGroup !== null && (
        <GroupDialog
          key={openGroup}
          session={chosen}
          id={openGroup}
          onChange={(session) => regroup(session, openGroup)}
          onClose={() => setOpenGroup(null)}
        />
      )}
      {choosing && (
        <ModulesSheet
          offers={offers}
          session={`${word} ${active + 1}`}
          onAdd={(name, exercises) => {
            if (addModule(name, exercises)) setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {making && <OwnExerciseDialog exercise={null} onAdded={(ownId) => setOpen(offeredId(ownId))} onClose={() => setMaking(false)} />}
      {(known !== null || offer !== null) && (
        <AddExerciseDialog
          key={open}
          offer={offer}
          known={known}
          place={
            known === null
              ? null
              : {
                  session: chosen,
                  onMove: (step) => editor.move(known.id, step),
                  onGroup: (session) => regroup(session, known.id),
                }
          }
          onAdd={editor.put}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
