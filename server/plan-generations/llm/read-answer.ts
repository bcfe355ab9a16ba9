import { generatedPlanSchema } from '@anwurf/domain/plan/generated-plan';
import { withSetsFittedTo } from '@anwurf/domain/plan/session-duration';
import { sessionMinutes } from '@anwurf/domain/plan/week-frame';
import type { PlanValidation } from '@anwurf/domain/plan/validate-plan';
import { checkForeignPlan } from '../foreign-plan.ts';
import type { PlanFacts } from '../plan-facts.ts';

type ModelCheck = Omit<PlanFacts, 'today' | 'trained'>;

const linkLike = /\w:\/\/|\bjavascript:|\bwww\./i;

/** Removes a fenced block, which models add although asked not to. */
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
 * Reads a model's answer. The model decides on choice, order and amounts of exercises and the plan's own texts; instructions and
 * videos come from the catalogue, and sets are fitted to the time as the built-in generator does.
 */
export function readModelAnswer(text: string, facts: ModelCheck): PlanValidation {
  const candidate = parseJson(text);
  if (candidate === undefined) return { ok: false, problems: ['Die Antwort ist kein gültiges JSON.'] };
  const check = { ...facts, ownExercises: [] };
  const { data: plan } = generatedPlanSchema.safeParse(candidate);
  if (plan === undefined) return checkForeignPlan(candidate, check);
  const notes = plan.weeks?.map(({ note }) => note) ?? [];
  if (linkLike.test([plan.name, plan.description, plan.durationRecommendation, plan.reason, ...notes].join(' '))) {
    return { ok: false, problems: ['Die Texte des Plans dürfen keine Links enthalten.'] };
  }
  const sessions = plan.sessions.map(({ exercises, ...session }) => ({
    ...session,
    exercises: withSetsFittedTo(
      // Targets of single weeks would contradict the fitted sets.
      exercises.map((exercise) => ({ ...exercise, description: '', videoLink: null, weekTargets: null })),
      sessionMinutes(session.weekday ?? null, facts),
    ),
  }));
  return checkForeignPlan({ ...plan, sessions }, check);
}
