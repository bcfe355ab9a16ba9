import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { retryPlanGeneration } from '@anwurf/db/commands/submit-questionnaire';
import { latestPlanGeneration, planGeneration } from '@anwurf/db/queries/plan-generation';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Banner } from '../../kit/banner.tsx';
import { BottomAction } from '../../kit/bottom-action.tsx';
import { Button } from '../../kit/button.tsx';
import { ErrorCard } from '../../kit/error-card.tsx';
import { showFailure, showMessage } from '../../kit/toast-queue.ts';
import { useNow } from '../../kit/use-now.ts';
import { GenerationGauge } from './generation-gauge.tsx';
import { generationStage, giveUpAfterMilliseconds, longAfterMilliseconds, veryLongAfterMilliseconds } from './generation-progress.ts';
import styles from './generation-screen.module.css';

const successPauseMilliseconds = 1500;
const timeoutPauseMilliseconds = 5000;

export interface GenerationScreenProps {
  /** Null: the generation that was asked for last. */
  generationId: string | null;
  onReady: () => void;
  onRetried: (generationId: string) => void;
  onLeave: () => void;
}

/** Watches a plan being made. The status arrives by sync, so a reload or a closed app loses nothing. */
export function GenerationScreen({ generationId, onReady, onRetried, onLeave }: GenerationScreenProps) {
  const db = useDatabase();
  const { waiting, connection } = useSyncState();
  const generation = useFirstRow(generationId === null ? latestPlanGeneration() : planGeneration(generationId));
  const [since, setSince] = useState<number | null>(null);
  const now = useNow(1000).getTime();
  const waited = since === null ? 0 : Math.max(0, now - since);
  const stage = generation ? generationStage(generation, waiting === 0 && connection === 'online') : 'saved';
  const timedOut = stage === 'handed-over' && waited > giveUpAfterMilliseconds;

  useEffect(() => {
    if (stage === 'handed-over') setSince((before) => before ?? Date.now());
  }, [stage]);

  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(onReady, successPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [stage, onReady]);

  useEffect(() => {
    if (!timedOut) return;
    showFailure('Zeitüberschreitung', 'Dein Plan braucht länger als sonst. Er erscheint unter Trainingspläne, sobald er fertig ist.');
    const timer = setTimeout(onLeave, timeoutPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [timedOut, onLeave]);

  async function retry(questionnaireId: string) {
    try {
      onRetried(await retryPlanGeneration(db, questionnaireId));
    } catch {
      showFailure('Fehler beim Speichern', 'Deine Antworten sind auf dem Gerät gespeichert. Bitte versuche es erneut.');
    }
  }

  if (generation === undefined) return null;
  if (generation === null || stage === 'failed') {
    return (
      <div className={styles.screen}>
        <ErrorCard
          title={generation === null ? 'Kein Plan in Arbeit' : 'Dein Plan konnte nicht erstellt werden'}
          actions={
            <>
              <Button onPress={onLeave}>Zum Dashboard</Button>
              {generation && (
                <Button variant="court" onPress={() => void retry(generation.questionnaireId)}>
                  Erneut versuchen
                </Button>
              )}
            </>
          }
        >
          {generation === null ? 'Hier ist nichts zu sehen.' : 'Deine Antworten sind gespeichert. Du musst nichts noch einmal eingeben.'}
        </ErrorCard>
      </div>
    );
  }
  const waitsForNetwork = stage === 'saved' && connection !== 'online';
  const long = stage === 'handed-over' && waited > longAfterMilliseconds;
  return (
    <div className={styles.screen}>
      <GenerationGauge stage={stage} waited={waited} />
      {waitsForNetwork && (
        <Banner icon={<WifiOff aria-hidden="true" />}>
          Kein Empfang. Deine Antworten sind auf dem Gerät gespeichert. Dein Plan entsteht, sobald du wieder Empfang hast.
        </Banner>
      )}
      {long && <Banner>Es dauert gerade etwas länger, manchmal bis zu zehn Minuten.</Banner>}
      {stage === 'handed-over' && waited > veryLongAfterMilliseconds && (
        <Banner kind="warn">Das dauert ungewöhnlich lange. Du kannst die App schließen, der Plan wartet auf dich.</Banner>
      )}
      {long && (
        <div className={styles.dock}>
          <BottomAction pair>
            <Button
              onPress={() => {
                showMessage('Abgebrochen');
                onLeave();
              }}
            >
              Abbrechen
            </Button>
            <Button
              variant="court"
              onPress={() => {
                setSince(Date.now());
                db.sync.now();
              }}
            >
              <RefreshCw size={20} aria-hidden="true" />
              Aktualisieren
            </Button>
          </BottomAction>
        </div>
      )}
      {waitsForNetwork && (
        <div className={styles.dock}>
          <BottomAction>
            <Button variant="court" onPress={onLeave}>
              Zum Dashboard
            </Button>
          </BottomAction>
        </div>
      )}
    </div>
  );
}
