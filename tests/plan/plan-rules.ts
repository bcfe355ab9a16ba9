import { CATALOGUE } from '@anwurf/domain/catalogue/catalogue';
import type { CatalogueExercise, ExerciseKind } from '@anwurf/domain/catalogue/catalogue-exercise';
import type { Goal } from '@anwurf/domain/vocabulary/goal';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { ageGroupOf, maxLevelOf } from '@anwurf/domain/plan/age-group';
import { type BuiltPlan, buildPlan } from '@anwurf/domain/plan/build-plan';
import { generatedPlanSchema, type GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { isLifting } from '@anwurf/domain/plan/planned-exercise';
import type { PlanWish } from './random-plan-request.ts';
import { fitsDuration } from '@anwurf/domain/plan/session-duration';
import { weekLoads } from '@anwurf/domain/plan/session-load';

// What every plan of the generator must keep, as predicates that know the result only, not how it was made.

type Session = GeneratedPlan['sessions'][number];

const exerciseByName = new Map(CATALOGUE.map((exercise) => [exercise.name, exercise]));

function sourcesOf(session: Session): CatalogueExercise[] {
  return session.exercises.map(({ name }) => {
    const source = exerciseByName.get(name);
    if (source === undefined) throw new Error(`'${name}' is not in the catalogue`);
    return source;
  });
}

const EFFORT_RANK: Partial<Record<ExerciseKind, number>> = { speed: 0, power: 1, strength: 2, endurance: 3 };

function isAscending(ranks: readonly number[]): boolean {
  return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? rank));
}

function brokenSessionRules({ questionnaire, age }: PlanWish, session: Session, index: number): string[] {
  const sources = sourcesOf(session);
  const main = sources.filter(({ phase }) => phase === 'main');
  const phases = sources.map(({ phase }) => PHASES.indexOf(phase));
  const ageGroup = ageGroupOf(age);
  const isLight = weekLoads(questionnaire)[index] === 'light';
  const weights = session.exercises.filter((_, place) => sources[place] !== undefined && isLifting(sources[place]));
  const rules: Record<string, boolean> = {
    'fits the duration': fitsDuration(session.exercises, questionnaire.durationMinutes),
    'repeats no exercise': new Set(sources).size === sources.length,
    'uses owned equipment only': sources.every(({ equipment }) => equipment.every((item) => questionnaire.equipment.includes(item))),
    'suits the position': sources.every(({ positions }) => positions.length === 0 || positions.includes(questionnaire.position)),
    'has the three phases in order': isAscending(phases) && new Set(phases).size === PHASES.length,
    'goes from fast to tiring': isAscending(main.flatMap(({ kind }) => EFFORT_RANK[kind] ?? [])),
    'prevents injuries': main.some(({ kind }) => kind === 'prevention'),
    'raises the pulse first': sources[0]?.kind === 'raise',
    'spares what hurts': sources.every((source) =>
      questionnaire.contraindications.every((region) => !source.contraindications.includes(region)),
    ),
    'suits the age': sources.every(({ level }) => level <= maxLevelOf(ageGroup)),
    'is careful with the young': ageGroup !== 'youth' || weights.every(({ sets, reps }) => sets <= 3 && (reps ?? 0) >= 8),
    'is light where it should be':
      !isLight ||
      questionnaire.contraindications.length > 0 ||
      questionnaire.goals.includes('langer_durchhalten') ||
      main.every(({ kind }) => kind !== 'endurance'),
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
}

/** Whether no two sessions share more than half of the main exercises of either. */
function differ(mainParts: readonly (readonly CatalogueExercise[])[]): boolean {
  return mainParts.every((part, index) =>
    mainParts
      .slice(index + 1)
      .every((other) => part.filter((exercise) => other.includes(exercise)).length <= Math.min(part.length, other.length) / 2),
  );
}

function brokenWeekRules({ questionnaire }: PlanWish, plan: BuiltPlan): string[] {
  const mainParts = plan.sessions.map((session) => sourcesOf(session).filter(({ phase }) => phase === 'main'));
  const all = mainParts.flat();
  const serving = (goal: Goal) => all.filter(({ goals }) => goals.includes(goal)).length;
  const [toMainGoal = 0, ...toSecondaryGoals] = questionnaire.goals.map(serving);
  const sparesNothing = questionnaire.contraindications.length === 0;
  const lighter = plan.weeks.filter(({ setsFactor }) => setsFactor < 0.8);
  const rules: Record<string, boolean> = {
    'is valid': generatedPlanSchema.safeParse(plan).success,
    'has the chosen number of sessions': plan.sessions.length === questionnaire.individualTrainingFrequency,
    'has different sessions': !sparesNothing || differ(mainParts),
    'gives the main goal two fifths': !sparesNothing || toMainGoal >= all.length * 0.4,
    'serves every goal in every session':
      !sparesNothing || mainParts.every((part) => questionnaire.goals.every((goal) => part.some(({ goals }) => goals.includes(goal)))),
    'prefers the main goal': !sparesNothing || toSecondaryGoals.every((count) => count <= toMainGoal),
    'trains goalkeepers as goalkeepers':
      questionnaire.position !== 'Torwart' ||
      !sparesNothing ||
      mainParts.every((part) => part.some(({ positions }) => positions.length === 1)),
    'has one lighter week': lighter.length === 1 && plan.durationRecommendation === `${plan.weeks.length} Wochen`,
    'says why': plan.reason.length > 200 && plan.description.includes(plan.reason),
    'says what it spares': questionnaire.contraindications.every((region) => plan.reason.includes(region)),
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
}

/** The plan for a wish, from the exercises that ship with the product. */
export const planFor = (wish: PlanWish): BuiltPlan => buildPlan({ ...wish, catalogue: CATALOGUE });

/** The rules a plan breaks, by name; a list of names to compare keeps thousands of plans fast. */
export function brokenPlanRules(wish: PlanWish, plan: BuiltPlan): string[] {
  return [...brokenWeekRules(wish, plan), ...plan.sessions.flatMap((session, index) => brokenSessionRules(wish, session, index))];
}
