import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { endSharing, shareWorkout, type WorkoutToShare } from '@anwurf/db/commands/share-workout';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { reportOfWorkout } from '@anwurf/db/queries/training-reports';
import { Share } from 'lucide-react';
import { useRef } from 'react';
import { NO_RECEPTION, useAbsence } from '../../../data/absence.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { PicturePreview } from './picture-preview.tsx';
import { ReportState } from './report-state.tsx';
import styles from './share-dialog.module.css';
import { SharedActions } from './shared-actions.tsx';

const failed = { title: 'Fehler beim Teilen', text: 'Das Training konnte nicht geteilt werden.' };
const signedOut = { title: failed.title, text: 'Du musst angemeldet sein, um Trainings zu teilen.' };
const endFailed = { title: 'Fehler', text: 'Die Freigabe konnte nicht beendet werden. Der Link gilt weiter.' };

/** 'Training teilen?': what will be public, then the link and what can be done with it. */
export function ShareDialog({ onClose, ...workout }: WorkoutToShare & { onClose: () => void }) {
  const db = useDatabase();
  const isSignedOut = useSyncState(({ connection }) => connection === 'signed-out');
  const absence = useAbsence();
  const known = loadedOr(useFirstRow(reportOfWorkout(workout.workoutId), { canBeEmpty: true }), null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pending, run } = useSubmission();
  const isShared = known?.isShared === true;

  async function share() {
    await shareWorkout(db, workout);
    // Without the server nobody can open the link yet. The browser knows that there is no network before the sync has tried.
    const reachable = absence?.end ?? (navigator.onLine ? null : NO_RECEPTION.end);
    if (reachable === null) showMessage('Training geteilt!');
    else showMessage(`Wird geteilt, ${reachable}`, 'Den Link kannst du schon verschicken.');
  }

  async function end() {
    const shareAgain = await endSharing(db, workout.workoutId);
    const undo = () => void shareAgain().catch(() => showFailure(failed.title, failed.text));
    showMessage('Freigabe beendet', undefined, { label: 'Rückgängig', run: undo });
  }

  return (
    <Sheet title="Training teilen?" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <PicturePreview report={workout.report} canvas={canvas} />
        <div className={styles.body} {...keepClear}>
          {!isShared && (
            <p className={styles.note}>
              Wer den Link hat, sieht Plan, Tag, Dauer, Übungen, Sätze und Bestleistungen, aber nicht deinen Namen. Du kannst ihn jederzeit
              zurückziehen.
            </p>
          )}
          <ReportState report={known} />
          {known !== null && isShared ? (
            <SharedActions
              report={workout.report}
              known={known}
              canvas={canvas}
              onEnd={() => void run({ words: endFailed, work: end })}
              onClose={onClose}
            />
          ) : (
            <div className={styles.actions}>
              <Button variant="quiet" onPress={onClose}>
                Abbrechen
              </Button>
              <Button
                variant="ball"
                pending={pending}
                pendingText="Wird geteilt..."
                onPress={() => void run({ problem: isSignedOut ? signedOut : null, words: failed, work: share })}
              >
                <Share size={20} aria-hidden="true" />
                Teilen
              </Button>
            </div>
          )}
        </div>
      </div>
    </Sheet>
  );
}
