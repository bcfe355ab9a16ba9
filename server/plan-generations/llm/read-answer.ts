import { generatedPlanSchema } from '@anwurf/domain/plan/generated-plan';
import { withSetsFittedTo } from '@anwurf/domain/plan/session-duration';
import type { PlanValidation } from '@anwurf/domain/plan/validate-plan';
import { checkForeignPlan } from '../foreign-plan.ts';
import type { PlanTask } from './prompt.ts';

const linkLike = /\w:\/\/|\bjavascript:|\bwww\./i;

/** Models like to put JSON into a fenced block, against what they are told. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('```') || !trimmed.endsWith('```')) return trimmed;
  return trimmed.slice(trimmed.indexOf('\n') + 1, -3);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text));
  } catch {
    return undefined;
  }
}

/**
 * Reads a model's answer. From the model come the choice, order and amounts of exercises and the plan's own texts;
 * instructions and videos are the catalogue's, and sets are fitted to the time as the built-in generator does.
 */
export function readModelAnswer(text: string, { questionnaire, age, catalogue }: PlanTask): PlanValidation {
  const candidate = parseJson(text);
  if (candidate === undefined) return { ok: false, problems: ['Die Antwort ist kein gültiges JSON.'] };
  const check = { questionnaire, age, catalogue, ownExercises: [] };
  const { data: plan } = generatedPlanSchema.safeParse(candidate);
  if (plan === undefined) return checkForeignPlan(candidate, check);
  const notes = plan.weeks?.map(({ note }) => note) ?? [];
  if (linkLike.test([plan.name, plan.description, plan.durationRecommendation, plan.reason, ...notes].join(' '))) {
    return { ok: false, problems: ['Die Texte des Plans dürfen keine Links enthalten.'] };
  }
  const sessions = plan.sessions.map(({ exercises }) => ({
    exercises: withSetsFittedTo(
      exercises.map((exercise) => ({ ...exercise, description: '', videoLink: null })),
      questionnaire.durationMinutes,
    ),
  }));
  return checkForeignPlan({ ...plan, sessions }, check);
}
