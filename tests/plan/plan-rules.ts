import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { ExerciseKind } from '@anwurf/domain/exercise/catalogue-exercise';
import { STRESS_TAGS, stressOf } from '@anwurf/domain/exercise/stress';
import { scheduleOf } from '@anwurf/domain/coach/modules/evidence-modules';
import { painLightOf } from '@anwurf/domain/coach/complaint';
import { isDropJump, isLoadedPower, isYouth, maxLevelOf } from '@anwurf/domain/plan/age-stage';
import type { BuiltPlan } from '@anwurf/domain/plan/build-plan';

import { complaintsOf, PREVENTION_OF_REGION, sparesComplaints, STRESS_OF_REGION } from '@anwurf/domain/plan/complaint-limits';
import {
  countsAsWork,
  isAerobic,
  isBridge,
  isLifting,
  isPreventive,
  isSlowEccentric,
  isTrueSprint,
} from '@anwurf/domain/plan/exercise-traits';
import { generatedPlanSchema } from '@anwurf/domain/plan/generated-plan';
import { isAerobicRunning, isErgometer, ownWorkOf, wantsEndurance, wantsSpeed } from '@anwurf/domain/plan/goal-work';
import { isHandHeld, isMakeshift } from '@anwurf/domain/plan/makeshift';
import { isOnTheSpot, isSprintOnTheSpot } from '@anwurf/domain/plan/on-the-spot';
import { NEEDS_OF_THE_WEEK } from '@anwurf/domain/plan/contents-in-words';
import { isRunningDrill, RAISE_SECONDS } from '@anwurf/domain/plan/preparation';
import { maximalPatternOf, suitsSession } from '@anwurf/domain/plan/session-limits';
import { isPossibleAt } from '@anwurf/domain/plan/session-venue';
import { exerciseSeconds, trainingSeconds } from '@anwurf/domain/plan/training-seconds';
import { isRepeatedSprint } from '@anwurf/domain/plan/training-order';
import { athleteOf, usableExercises } from '@anwurf/domain/plan/usable-exercises';
import { AIMED_ENDURANCE_MINUTES, aerobicSetSeconds } from '@anwurf/domain/plan/week-endurance';
import { isOrdinary } from '@anwurf/domain/plan/week-frame';
import { SPRINT_METRES_A_WEEK, sprintRoom } from '@anwurf/domain/plan/week-sprints';
import { addLoads, loadOf, NO_LOAD, ownLoadBound, type WeeklyLoad } from '@anwurf/domain/plan/weekly-load';
import type { BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import type { Goal } from '@anwurf/domain/vocabulary/goal';
import { PHASES } from '@anwurf/domain/vocabulary/phase';
import { WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';
import { type ReadPlan, readPlan, type ReadRow, type ReadSession } from './built-sessions.ts';
import type { PlanWish } from './random-plan-request.ts';

// Rules for every plan of the generator, as predicates that know the result only, not how it was made.

type Rules = Readonly<Record<string, boolean>>;

const EFFORT_RANK: Partial<Record<ExerciseKind, number>> = { speed: 0, power: 1, strength: 2, endurance: 3 };

function isAscending(ranks: readonly number[]): boolean {
  return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? rank));
}

const setsOf = ({ main }: ReadSession) => main.reduce((sum, { row, exercise }) => sum + (countsAsWork(exercise) ? row.sets : 0), 0);

const hasSprints = ({ main }: ReadSession) => main.some(({ exercise }) => ['sprint', 'cut'].includes(maximalPatternOf(exercise) ?? ''));

/** Order and preparation of one session. */
function shapeRules(session: ReadSession): Rules {
  const { rows, main } = session;
  const phases = rows.map(({ exercise }) => PHASES.indexOf(exercise.phase));
  const kinds = main.filter(({ exercise }) => !isRepeatedSprint(exercise)).flatMap(({ exercise }) => EFFORT_RANK[exercise.kind] ?? []);
  const raise = rows.filter(({ exercise }) => exercise.kind === 'raise').reduce((sum, { row }) => sum + exerciseSeconds(row), 0);
  const firstLift = main.findIndex(({ exercise }) => exercise.kind === 'strength');
  const lastRepeated = main.findLastIndex(({ exercise }) => isRepeatedSprint(exercise));
  return {
    'repeats no exercise': new Set(rows.map(({ exercise }) => exercise)).size === rows.length,
    'has the three phases in order': isAscending(phases) && new Set(phases).size === PHASES.length,
    'goes from fast to tiring': isAscending(kinds),
    'raises the pulse first, for three minutes': rows[0]?.exercise.kind === 'raise' && raise >= RAISE_SECONDS,
    'has drills before sprints and cuts': !hasSprints(session) || rows.some(({ exercise }) => isRunningDrill(exercise)),
    'has two bridges and two kinds of work on the spot at most': [isBridge, isOnTheSpot].every(
      (isAlike) => main.filter(({ exercise }) => isAlike(exercise)).length <= 2,
    ),
    'has twelve main exercises at most': main.length <= 12,
    'repeats sprints in one way at most': main.filter(({ exercise }) => isRepeatedSprint(exercise)).length <= 1,
    'never repeats sprints after strength': firstLift === -1 || lastRepeated < firstLift,
    'trains two patterns at most with all one has': new Set(main.flatMap(({ exercise }) => maximalPatternOf(exercise) ?? [])).size <= 2,
    'stays in one place':
      rows.every(({ exercise }) => isPossibleAt(session.frame.venue, exercise)) &&
      new Set(rows.flatMap(({ exercise: { place } }) => (place === 'hall' || place === 'studio' ? [place] : []))).size <= 1,
    // Twenty minutes with several demands may become twenty-eight; a longer session takes a quarter too long at most.
    'is not much too long':
      trainingSeconds(rows.map(({ row }) => row)) <= session.frame.minutes * 60 * (session.frame.minutes <= 20 ? 1.4 : 1.25),
  };
}

/** Rules on the athletes that may do an exercise. */
function personRules({ wish: { questionnaire, profile, complaints, age } }: ReadPlan, { rows, main }: ReadSession): Rules {
  const athlete = athleteOf({ age, profile });
  const spares = sparesComplaints(complaintsOf(questionnaire, complaints));
  const lifts = main.filter(({ exercise }) => isLifting(exercise));
  return {
    'uses owned equipment only': rows.every(({ exercise }) => exercise.equipment.every((item) => questionnaire.equipment.includes(item))),
    'suits the position': rows.every(({ exercise: { positions } }) => positions.length === 0 || positions.includes(questionnaire.position)),
    'spares what hurts': rows.every(({ exercise }) => spares(exercise)),
    'suits age and experience': rows.every(({ exercise }) => exercise.level <= maxLevelOf(athlete)),
    'is careful with the young':
      !isYouth(athlete.stage) ||
      (lifts.every(({ row }) => row.sets <= 3 && (row.reps ?? 0) >= 8) &&
        main.every(({ exercise }) => !isLoadedPower(exercise) && exercise.level < 3)),
  };
}

/** Whether a makeshift exercise stands where the player owns the real thing for all it covers. */
function makeshiftRules(read: ReadPlan, { frame, main }: ReadSession): Rules {
  const suits = suitsSession(frame);
  const real = usableExercises({ ...read.wish, catalogue: CATALOGUE }).filter(
    (exercise) =>
      exercise.phase === 'main' &&
      exercise.equipment.length > 0 &&
      // A short session has no time for machines and bars.
      (frame.minutes > 30 || exercise.equipment.every(isHandHeld)) &&
      isPossibleAt(frame.venue, exercise) &&
      suits(exercise),
  );
  const covered = new Set(real.flatMap(({ elements }) => elements));
  return {
    'uses a towel or a chair only for what nothing real is owned': main.every(
      ({ exercise }) => !isMakeshift(exercise) || exercise.elements.some((element) => !covered.has(element)),
    ),
  };
}

const hasOwnSchedule = ({ exercise }: ReadRow) => scheduleOf(exercise.slug) !== undefined;

function matchRules({ frame, main, rows }: ReadSession): Rules {
  if (frame.focus === 'recovery') {
    return {
      'is gentle from the warm-up on the day after a match': rows.every(
        ({ exercise }) => exercise.phase === 'cooldown' || STRESS_TAGS.every((tag) => stressOf(exercise, tag) <= 1),
      ),
    };
  }
  if (frame.focus !== 'primer') return {};
  return {
    'is short the day before a match': trainingSeconds(rows.map(({ row }) => row)) <= 27.5 * 60,
    'has ten sets at most the day before a match': setsOf({ frame, main, rows }) <= 10,
    'lowers nothing slowly the day before a match': main.every(({ exercise }) => !isSlowEccentric(exercise)),
    'follows no studied schedule the day before a match': !main.some(hasOwnSchedule),
  };
}

const sprintMetres = ({ main }: ReadSession) =>
  main.reduce(
    (sum, { row, exercise }) => sum + (isTrueSprint(exercise) ? row.sets * (row.distanceMeters ?? 0) * (exercise.perSide ? 2 : 1) : 0),
    0,
  );

/** Jumps, throws and sprint metres of some sessions, in their largest week. */
function weeklyLoadOf(sessions: readonly ReadSession[], { questionnaire, profile, age }: PlanWish): WeeklyLoad {
  const athlete = athleteOf({ age, profile });
  const loads = sessions.flatMap(({ main }) => main.map(({ row, exercise }) => loadOf(exercise, row, athlete, questionnaire.seasonPhase)));
  return loads.reduce(addLoads, NO_LOAD);
}

/** Most training of a week at this age, and the day that stays free. */
function totalLoadRules({ wish, sessions }: ReadPlan): Rules {
  const { questionnaire, profile, age } = wish;
  const athlete = athleteOf({ age, profile });
  const bound = ownLoadBound(athlete, questionnaire);
  const weeks = questionnaire.individualTrainingFrequency === 1 ? sessions.map((session) => [session]) : [sessions];
  const loads = weeks.map((week) => weeklyLoadOf(week, wish));
  const fixed = new Set([...profile.teamDays, ...profile.matchDays]);
  const used = new Set([...fixed, ...sessions.flatMap(({ frame }) => frame.weekday ?? [])]);
  return {
    'keeps the bounds of jumps, throws and sprints for the age': loads.every(
      ({ jumps, throws, sprintMetres: metres }) => jumps <= bound.jumps && throws <= bound.throws && metres <= bound.sprintMetres,
    ),
    'has no drop jumps below 16':
      !isYouth(athlete.stage) || sessions.every(({ main }) => main.every(({ exercise }) => !isDropJump(exercise))),
    // Sessions on a day of team training leave one free; nobody trains on the day of a match.
    'keeps a day off if one is possible':
      used.size < WEEKDAYS.length ||
      fixed.size === WEEKDAYS.length ||
      profile.sessionDays.length > 0 ||
      questionnaire.individualTrainingFrequency + profile.matchDays.length >= WEEKDAYS.length,
  };
}

/** Most aerobic work in a week of a plan for endurance, without rests; one exercise alone may take a little more. */
const MOST_AEROBIC_MINUTES = { Saisonvorbereitung: 21, Wettkampfphase: 13 } as const;

/**
 * Aerobic work in a week of the plan, without rests.
 * @param week from 0
 */
export function aerobicMinutes(sessions: readonly ReadSession[], week: number): number {
  const rows = sessions.flatMap(({ main }) => main).filter(({ exercise }) => isAerobic(exercise));
  const seconds = rows.map(({ row, exercise }) => {
    const target = row.weekTargets?.[week];
    const longer = (target?.amount ?? 1) / (row.durationSeconds ?? row.durationMinutes ?? row.distanceMeters ?? row.reps ?? 1);
    return (target?.sets ?? row.sets) * aerobicSetSeconds(exercise) * longer;
  });
  return seconds.reduce((sum, one) => sum + one, 0) / 60;
}

/** Aerobic work of the first week; of two alternating sessions the one with less. */
function leastAerobicMinutes({ wish: { questionnaire }, sessions }: ReadPlan): number {
  if (questionnaire.individualTrainingFrequency > 1) return aerobicMinutes(sessions, 0);
  return Math.min(...sessions.map((session) => aerobicMinutes([session], 0)));
}

/** Whether there is an exercise for a region that hurts: a worse complaint beside it may forbid them all. */
function canStrengthen(region: BodyRegion, { wish, sessions }: ReadPlan): boolean {
  return usableExercises({ ...wish, catalogue: CATALOGUE }).some(
    (exercise) =>
      exercise.phase === 'main' &&
      exercise.elements.some((element) => PREVENTION_OF_REGION[region].includes(element)) &&
      sessions.some(({ frame }) => frame.focus !== 'primer' && isPossibleAt(frame.venue, exercise) && suitsSession(frame)(exercise)),
  );
}

/** Whether intervals or sprints on the spot stand where the player can run. */
function runningRules(read: ReadPlan, { frame, main }: ReadSession): Rules {
  const suits = suitsSession(frame);
  const possible = usableExercises({ ...read.wish, catalogue: CATALOGUE }).filter(
    (exercise) => isPossibleAt(frame.venue, exercise) && suits(exercise),
  );
  const exercises = main.map(({ exercise }) => exercise);
  return {
    'does nothing on the spot where there is room to run, or an ergometer':
      !possible.some((exercise) => isAerobicRunning(exercise) || (isAerobic(exercise) && isErgometer(exercise))) ||
      !exercises.some(isOnTheSpot),
    'sprints over metres where there is room': !possible.some(isTrueSprint) || !exercises.some(isSprintOnTheSpot),
  };
}

/** Whether a row has more sets or a larger amount in a week than in the first. */
function isMoreIn(week: number): (read: ReadRow) => boolean {
  return ({ row: { weekTargets } }) => {
    const [first, now] = [weekTargets?.[0], weekTargets?.[week]];
    return first !== undefined && now !== undefined && (now.sets > first.sets || now.amount > first.amount);
  };
}

/** Whether the repetitions of a row fall from week to week, for its weight to grow. */
function isGettingHeavier({ row: { weekTargets } }: ReadRow): boolean {
  const amounts = (weekTargets ?? []).map(({ amount }) => amount);
  return Math.min(...amounts) < (amounts[0] ?? 0);
}

/** Whether a row must grow in the course of the block: all that is fast, jumped, thrown or run, and strength without weights. */
function mustGrow({ exercise }: ReadRow): boolean {
  const { kind, pattern, metric } = exercise;
  if (isTrueSprint(exercise) || kind === 'endurance') return true;
  if (kind === 'speed' || kind === 'power') return pattern === 'jump' || pattern === 'throw' || pattern === 'cut';
  return kind === 'strength' && metric !== 'weight_reps';
}

/** The notes of the weeks agree with the rows of these weeks. */
function noteRules(whole: ReadPlan): Rules {
  const { plan, wish, sessions } = whole;
  const rows = sessions.flatMap(({ main }) => main);
  const ordinary = sessions.filter(({ frame }) => frame.load !== 'light' && isOrdinary(frame)).flatMap(({ main }) => main);
  const changing = ordinary.filter(
    (read) => !hasOwnSchedule(read) && (isGettingHeavier(read) || plan.weeks.some((_, week) => isMoreIn(week)(read))),
  );
  const isChild = wish.age !== null && wish.age < 14;
  const still = ordinary.filter(
    (read) =>
      mustGrow(read) &&
      !(isChild && (read.exercise.kind === 'speed' || read.exercise.kind === 'power')) &&
      !hasOwnSchedule(read) &&
      !plan.weeks.some((_, week) => isMoreIn(week)(read)),
  );
  const holds = (words: RegExp, isDone: (week: number) => boolean) =>
    plan.weeks.every(({ note }, week) => !words.test(note) || isDone(week));
  const growing = (week: number, isMeant: (read: ReadRow) => boolean) => rows.some((read) => isMeant(read) && isMoreIn(week)(read));
  return {
    'grows in more than what has a schedule of its own':
      wish.complaints.length + wish.questionnaire.contraindications.length > 0 || ordinary.length < 4 || changing.length >= 2,
    'grows in all that is fast, jumped, thrown or run, and in strength without weights': still.length === 0,
    'seeks a weight only where one grows': holds(/Gewicht,|schwer/, () => rows.some(isGettingHeavier)),
    'promises repetitions only where they grow': holds(/Wiederholung(en)? (je|bei)/, (week) =>
      growing(week, (read) => read.row.reps !== null),
    ),
    'promises holds, jumps and throws only where they grow':
      holds(/beim Halten/, (week) => growing(week, (read) => read.row.durationSeconds !== null)) &&
      holds(/Sprüngen/, (week) => growing(week, (read) => read.exercise.pattern === 'jump')) &&
      holds(/Würfen/, (week) => growing(week, (read) => read.exercise.pattern === 'throw')),
    'says where it has less running work than the goal aims at':
      !wantsEndurance(wish.questionnaire) ||
      plan.reason.includes(`Angestrebt sind ${AIMED_ENDURANCE_MINUTES[wish.questionnaire.seasonPhase]}`) ===
        Math.round(leastAerobicMinutes(whole)) < AIMED_ENDURANCE_MINUTES[wish.questionnaire.seasonPhase],
    'compares its first week with nothing': !/davor|als in Woche|wie in Woche/i.test(plan.weeks[0]?.note ?? ''),
  };
}

/** Whether a session works for a goal; what a goalkeeper does in the goal for it is its own work as well. */
export function worksFor(goal: Goal, { main }: ReadSession): boolean {
  const isItsOwn = ownWorkOf(goal);
  return main.some(({ exercise }) => isItsOwn(exercise) || (exercise.pattern === 'goalkeeping' && exercise.goals.includes(goal)));
}

/** Whether the sentences on prevention and on regions that hurt are those of what the sessions hold. */
function saysWhatItHolds({ wish, plan, sessions }: ReadPlan): boolean {
  const prevents = sessions.every(({ rows }) => rows.some(({ exercise }) => isPreventive(exercise)));
  const stopped = complaintsOf(wish.questionnaire, wish.complaints).filter(({ level }) => painLightOf(level) === 'stop');
  const isLoaded = ({ region }: (typeof stopped)[number]) =>
    sessions.some(({ rows }) =>
      rows.some(
        ({ exercise }) =>
          exercise.contraindications.includes(region) || STRESS_OF_REGION[region].some((tag) => stressOf(exercise, tag) > 0),
      ),
    );
  return (
    plan.reason.includes('Jede Einheit enthält mindestens') === prevents &&
    plan.description.includes('jede Einheit enthält Übungen zur Vorbeugung') === prevents &&
    plan.reason.includes('gar nicht belastet') === (stopped.length > 0 && !stopped.some(isLoaded))
  );
}

function weekRules(read: ReadPlan): Rules {
  const { wish, plan, sessions } = read;
  const { questionnaire, complaints } = wish;
  const takesTurns = questionnaire.individualTrainingFrequency === 1;
  const weeks = takesTurns ? sessions.map((session) => [session]) : [sessions];
  const heavy = sessions.filter(({ frame }) => frame.load === 'heavy').map(setsOf);
  const light = sessions.filter(({ frame }) => frame.load === 'light').map(setsOf);
  const known = new Set(
    sessions.filter(({ frame }) => frame.focus !== 'primer').flatMap(({ main }) => main.map(({ exercise }) => exercise)),
  );
  const felt = complaintsOf(questionnaire, complaints);
  const toStrengthen = felt.filter(({ level }) => level > 0 && painLightOf(level) !== 'stop').map(({ region }) => region);
  const goals = questionnaire.goals.filter((goal) => goal !== 'langer_durchhalten');
  const isServed = (goal: Goal) => sessions.some((session) => worksFor(goal, session));
  const elements = new Set(sessions.flatMap(({ rows }) => rows.flatMap(({ exercise }) => exercise.elements)));
  const [, has = ''] = /(?:geplant|ab)[^:.]*: ([^.]*)\./.exec(plan.reason) ?? [];
  const lighterWeeks = plan.weeks.filter(({ setsFactor }) => setsFactor < 0.8).length;
  return {
    'is valid': generatedPlanSchema.safeParse(plan).success,
    'has the chosen number of sessions':
      plan.sessions.length === (takesTurns ? 2 : questionnaire.individualTrainingFrequency) &&
      plan.sessionsPerWeek === questionnaire.individualTrainingFrequency,
    // The day before a match repeats what is known, and that may hold none.
    'prevents injuries in every session':
      felt.length > 0 ||
      sessions.every(({ frame, rows }) => frame.focus === 'primer' || rows.some(({ exercise }) => isPreventive(exercise))),
    'has light sessions with three fifths of the sets of a heavy one': light.every((sets) => heavy.every((most) => sets <= 0.6 * most)),
    'brings nothing new the day before a match':
      known.size < 3 ||
      sessions.every(
        ({ frame, main }) => frame.focus !== 'primer' || main.every(({ exercise }) => known.has(exercise) || !countsAsWork(exercise)),
      ),
    'strengthens what hurts a little': toStrengthen.every(
      (region) => !canStrengthen(region, read) || PREVENTION_OF_REGION[region].some((element) => elements.has(element)),
    ),
    'sprints enough for the goal to become faster':
      !wantsSpeed(questionnaire) ||
      felt.length > 0 ||
      weeks.every(
        (week) =>
          week.reduce((sum, { frame }) => sum + sprintRoom(frame, questionnaire), 0) < SPRINT_METRES_A_WEEK ||
          week.reduce((sum, session) => sum + sprintMetres(session), 0) >= SPRINT_METRES_A_WEEK,
      ),
    'sprints over metres every week for the goal to become faster':
      !wantsSpeed(questionnaire) ||
      felt.length > 0 ||
      weeks.every((week) => !week.some(({ frame }) => isOrdinary(frame)) || week.some((session) => sprintMetres(session) > 0)),
    'lasts no longer than is good for the goal to last longer':
      !wantsEndurance(questionnaire) ||
      weeks.every((week) => plan.weeks.every((_, index) => aerobicMinutes(week, index) <= MOST_AEROBIC_MINUTES[questionnaire.seasonPhase])),
    'runs for the goal to last longer':
      !wantsEndurance(questionnaire) ||
      felt.length > 0 ||
      weeks.every((week) => {
        const hasFloor = week.some(({ frame }) => frame.venue === 'Halle' && isOrdinary(frame));
        const isTame = !week.some(({ frame }) => isOrdinary(frame));
        return (
          isTame || week.some(({ main }) => main.some(({ exercise }) => (hasFloor ? isAerobicRunning(exercise) : isAerobic(exercise))))
        );
      }),
    'has one lighter week': lighterWeeks === 1 && plan.durationRecommendation === `${plan.weeks.length} Wochen`,
    'says what to do in each week': sessions.every(({ main }) => main.every(({ row }) => row.weekTargets?.length === plan.weeks.length)),
    'names of all that a week needs what it has, and what it lacks': NEEDS_OF_THE_WEEK.every(
      ([word, own]) => has.includes(word) === own.some((element) => elements.has(element)),
    ),
    'names prevention and spared regions as they are': saysWhatItHolds(read),
    'says which goal has no work of its own': plan.reason.includes('Eigenes Training für') === goals.some((goal) => !isServed(goal)),
    'says why': plan.reason.length > 200 && plan.description.includes(plan.reason),
  };
}

/** Rules a plan cannot keep when complaints leave too little to choose from. */
const NEEDS_CHOICE: readonly string[] = [
  'has the three phases in order',
  'raises the pulse first, for three minutes',
  'has drills before sprints and cuts',
];

/** The rules that a plan had to keep, each with whether it did; of a rule for sessions whether all of them did. */
export function planRuleAnswers(wish: PlanWish, plan: BuiltPlan): Rules {
  const read = readPlan(wish, plan);
  const answers: Record<string, boolean> = { ...weekRules(read), ...noteRules(read), ...totalLoadRules(read) };
  for (const session of read.sessions) {
    const ofSession = {
      ...shapeRules(session),
      ...personRules(read, session),
      ...matchRules(session),
      ...makeshiftRules(read, session),
      ...runningRules(read, session),
    };
    for (const [rule, isKept] of Object.entries(ofSession)) answers[rule] = (answers[rule] ?? true) && isKept;
  }
  const hasComplaints = wish.complaints.length + wish.questionnaire.contraindications.length > 0;
  return Object.fromEntries(Object.entries(answers).filter(([rule]) => !hasComplaints || !NEEDS_CHOICE.includes(rule)));
}

/** The rules a plan breaks, by name; a list of names to compare keeps thousands of plans fast. */
export function brokenPlanRules(wish: PlanWish, plan: BuiltPlan): string[] {
  const answers = planRuleAnswers(wish, plan);
  return Object.keys(answers).filter((rule) => answers[rule] === false);
}
