import type { RefusedMutation } from '@anwurf/db/client/local-database';
import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { cancelPlanGeneration } from '@anwurf/db/commands/cancel-plan-generation';
import { retryPlanGeneration } from '@anwurf/db/commands/submit-questionnaire';
import { type ReactNode, useEffect } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { GenerationFailure, notSavedWords } from './generation-failure.tsx';
import { GenerationGauge } from './generation-gauge.tsx';
import { GenerationHints } from './generation-hints.tsx';
import styles from './generation-screen.module.css';
import { GenerationUnknown } from './generation-unknown.tsx';
import { generationTimes } from './generation-times.ts';
import { useGeneration } from './use-generation.ts';
import { ToDashboard } from './to-dashboard.tsx';

export interface GenerationScreenProps {
  /** Null: the generation that was asked for last. */
  generationId: string | null;
  /** Says why the server did not take a change. */
  refusalWords: (refusal: RefusedMutation) => string;
  /** Buys access anew, where it has ended. */
  buyAction: ReactNode;
  onReady: () => void;
  onRetried: (generationId: string) => void;
  onLeave: () => void;
  /** No plan was asked for yet. */
  onMissing: () => void;
}

/** Watches a plan being made. The status arrives by sync, so a reload or a closed app loses nothing. */
export function GenerationScreen({ generationId, refusalWords, buyAction, onReady, onRetried, onLeave, onMissing }: GenerationScreenProps) {
  const db = useDatabase();
  const refused = useSyncState((state) => state.refused);
  const { found, stage, percent, waited, timedOut, refresh } = useGeneration(generationId);
  const missing = found.state === 'rows' && found.value === null;

  useEffect(() => {
    if (stage !== 'done') return;
    const timer = setTimeout(onReady, generationTimes.successPause);
    return () => clearTimeout(timer);
  }, [stage, onReady]);

  useEffect(() => {
    if (!timedOut) return;
    showFailure('Zeitüberschreitung', 'Dein Plan braucht länger als sonst. Er erscheint unter Trainingspläne, sobald er fertig ist.');
    const timer = setTimeout(onLeave, generationTimes.timeoutPause);
    return () => clearTimeout(timer);
  }, [timedOut, onLeave]);

  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);

  async function retry(questionnaireId: string) {
    onRetried(await retryPlanGeneration(db, questionnaireId));
  }

  async function sendAgain(refusals: readonly RefusedMutation[]) {
    // In their order: the request for a plan needs the answers.
    for (const { mutationId } of refusals) await db.sync.retry(mutationId);
  }

  async function cancel(id: string) {
    try {
      await cancelPlanGeneration(db, id);
      showMessage('Abgebrochen');
      onLeave();
    } catch {
      showFailure(notSavedWords.title, notSavedWords.text);
    }
  }

  if (found.state !== 'rows') {
    return (
      <div className={styles.screen}>
        <NotLoaded data={found} skeleton={<GenerationUnknown onLeave={onLeave} />} />
      </div>
    );
  }
  const generation = found.value;
  if (generation === null) return null;
  const refusals = refused.filter(({ key }) => key === generation.id || key === generation.questionnaireId);
  const [refusal] = refusals;
  if (refusal !== undefined || stage === 'failed' || stage === 'cancelled') {
    return (
      <div className={styles.screen}>
        <GenerationFailure
          generation={generation}
          refusal={refusal === undefined ? null : { words: refusalWords(refusal), kind: refusal.rules[0]?.kind }}
          buyAction={buyAction}
          onRetry={() => (refusal === undefined ? retry(generation.questionnaireId) : sendAgain(refusals))}
          onLeave={onLeave}
        />
      </div>
    );
  }
  const isLong = stage === 'handed-over' && waited > generationTimes.long;
  return (
    <div className={styles.screen}>
      <GenerationGauge percent={percent} isLong={isLong} />
      <div className={styles.hints}>
        <GenerationHints stage={stage} waited={waited} errorCode={generation.errorCode} />
      </div>
      {isLong && (
        <div className={styles.dock}>
          <BottomAction pair>
            <Button onPress={() => void cancel(generation.id)}>Abbrechen</Button>
            <Button variant="court" onPress={refresh}>
              Aktualisieren
            </Button>
          </BottomAction>
        </div>
      )}
      {stage === 'saved' && <ToDashboard onLeave={onLeave} />}
    </div>
  );
}
