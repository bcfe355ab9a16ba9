import { useAbsence } from '../../../data/absence.ts';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { useSiteFacts } from '../../../site.ts';
import type { GenerationStage } from './generation-progress.ts';
import { generationTimes } from './generation-times.ts';

export interface GenerationHintsProps {
  stage: GenerationStage;
  /** Milliseconds since the hand-over. */
  waited: number;
  errorCode: string | null;
}

/** Hints while the plan is made: no network, a problem on the way, a long wait. */
export function GenerationHints({ stage, waited, errorCode }: GenerationHintsProps) {
  const absence = useAbsence();
  const { site, state } = useSiteFacts();
  const makesPlansHere = state === 'known' && site.planMaker === 'built_in';
  return (
    <>
      {stage === 'saved' && absence !== null && (
        <Banner icon={<absence.Icon aria-hidden="true" />}>
          {absence.reason} Deine Antworten sind auf dem Gerät gespeichert. Dein Plan entsteht, {absence.end}.
        </Banner>
      )}
      {stage === 'handed-over' && errorCode === 'handover_problem' && (
        <Banner kind="warn">Dein Plan wird erstellt, aber bei der Datenübertragung gab es ein Problem. Unser Team ist informiert.</Banner>
      )}
      {stage === 'handed-over' && waited > generationTimes.long && (
        <Banner>
          {makesPlansHere ? 'Es dauert gerade länger als sonst.' : 'Es dauert gerade etwas länger, manchmal bis zu zehn Minuten.'}
        </Banner>
      )}
      {stage === 'handed-over' && waited > generationTimes.veryLong && (
        <Banner kind="warn">Das dauert ungewöhnlich lange. Du kannst die App schließen, der Plan wartet auf dich.</Banner>
      )}
    </>
  );
}
