import type { Site } from '@anwurf/contract/site';
import { useSiteFacts } from '../site.ts';

/** Maker of the plans here; null while the server has not said. */
function usePlanMaker(): Site['planMaker'] | null {
  const { site, state } = useSiteFacts();
  return state === 'known' ? site.planMaker : null;
}

/** The maker of plans in a sentence: an AI only where a model makes them. */
export function useCoachName(): string {
  return usePlanMaker() === 'model' ? 'KI Coach' : 'Coach';
}

const truths: Readonly<Record<Site['planMaker'], string>> = {
  built_in: 'Der Coach ist hier keine KI: Deinen Plan machen feste Regeln.',
  automation: 'Deinen Plan macht hier die Automation des Betreibers.',
  model: 'Deinen Plan macht hier ein Sprachmodell (KI).',
};

/** Says beside a button that always speaks of an AI what makes the plan in truth; nothing while that is not known. */
export function PlanMakerTruth() {
  const maker = usePlanMaker();
  return maker === null ? null : truths[maker];
}

/** The way to a first plan, in a sentence. */
export function FirstPlanWords() {
  return `Beantworte ein paar Fragen, dann stellt der ${useCoachName()} deinen Plan zusammen.`;
}
