import { localDayIn } from '@anwurf/domain/calendar/local-time';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import type { GoalRow } from '@anwurf/domain/goals/goal';
import { EXERCISE_TREND, TEST_TREND } from '@anwurf/domain/goals/goal-progress';
import type { WeekTarget } from '@anwurf/domain/plan/generated-plan';
import { deviceZone } from './device-zone.ts';
import { everySubTest } from './fitness-tests.ts';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';
import { pausesOf, type StoredPause } from './plan-pauses.ts';

const columns = `
  g.id, g.kind, g.subject, g.measure, g.target::float8 as "target", g.reps, g.weeks, g.set_on::text as "setOn", g.until_day::text as "until"`;

/** Columns that make two rows one goal: two devices that were offline may both have it. */
const content = 'g.kind, g.subject, g.measure, g.target, g.reps, g.weeks, g.until_day';
const firstFirst = `${content}, g.set_on, g.created_at, g.id`;

/** Whether a goal `g` still matters: $1 is the first day that its last day may be; null: any. */
const isWanted = '($1::date is null or g.until_day >= $1::date)';

/**
 * The goals, each once, the nearest first.
 * @param from local day; goals whose day was before it are left out; null: all
 */
export function goals(from: string | null): LocalQuery<GoalRow> {
  return {
    sql: `
      select * from (select distinct on (${content}) ${columns}, g.created_at from goals g where ${isWanted} order by ${firstFirst}) g
      order by g."until", g.created_at, g.id`,
    params: [from],
  };
}

/** A goal and the rows that say the same; none when it is gone. */
export function goalWithTwins(id: string): LocalQuery<GoalRow> {
  return {
    sql: `
      select ${columns} from goals g
      join goals shown on shown.id = $1::uuid
        and (${content}) is not distinct from (${content.replaceAll('g.', 'shown.')})
      order by g.id = shown.id desc, g.created_at, g.id`,
    params: [id],
  };
}

/** A workout's value of an exercise's goal. */
export interface GoalValue {
  /** Id of the goal. */
  readonly goal: string;
  /** Local day. */
  readonly day: string;
  readonly value: number;
  /** The plan's weekly targets for the exercise; null: done without a plan, or the plan is gone. */
  readonly weekTargets: WeekTarget[] | null;
  /** First day of the plan's weeks. */
  readonly startDay: string | null;
  readonly pauses: StoredPause[] | null;
}

type StoredValue = Omit<GoalValue, 'day'> & { readonly beganAt: string; readonly day: string | null };

const valueColumns = ['goal', 'beganAt', 'day', 'value', 'weekTargets', 'startDay', 'pauses'] as const;

const readValue = ({ beganAt, day, ...value }: StoredValue): GoalValue => ({
  ...value,
  day: day ?? localDayIn(new Date(beganAt), deviceZone()),
});

/** Value of a goal by the sums of a workout; null for a weight with several repetitions, which the sets have. */
const summed = `case g.measure
  when 'oneRepMax' then e.one_rep_max when 'reps' then e.reps when 'seconds' then e.seconds when 'metres' then e.metres
  when 'weight' then case when coalesce(g.reps, 1) = 1 then e.weight end
  end`;

/** Whether an instant may lie within the days of a goal, in any zone. */
const inDays = (instant: string) => `${instant} >= g.set_on - ${EXERCISE_TREND.days + 1} and ${instant} < g.until_day + 2`;

/** The values of the exercises' goals, oldest first, from twelve weeks before each was set until its day. */
export function goalValues(from: string | null): ListQuery<GoalValue, StoredValue> {
  const query: LocalQuery<StoredValue> = {
    // By owner: that is how the index of the sets begins.
    sql: `
      with wanted as materialized (select * from goals g where g.kind = 'exercise' and ${isWanted}),
      asked as materialized (
        select distinct on (x.session_id, x.name) x.session_id, x.name, x.week_targets,
          coalesce(p.started_on, p.created_at::date)::text as start_day, ${pausesOf('p.id')} as pauses
        from plan_exercises x join sessions s on s.id = x.session_id join trainingsplanreal p on p.id = s.plan_id
        where x.week_targets is not null and x.name in (select subject from wanted) order by x.session_id, x.name, x.phase),
      reached as (
        select g.id, g.subject, e.workout_id, e.began_at, (${summed})::float8 as value
        from wanted g join exercise_workouts e on e.exercise_name = g.subject and ${inDays('e.began_at')}
        union all
        select g.id, g.subject, t.workout_id, min(t.created_at), max(compared_weight(t.weight, t.extra_weight, t.band))::float8
        from wanted g
        join workout_tracking t on t.user_id = g.user_id and t.exercise_name = g.subject and ${inDays('t.created_at')}
          and t.reps >= g.reps and is_counted_set(t.set_kind)
        where g.measure = 'weight' and g.reps > 1
        group by g.id, g.subject, t.workout_id)
      select r.id as "goal", r.began_at as "beganAt", ended.day, r.value, asked.week_targets as "weekTargets", asked.start_day as "startDay", asked.pauses
      from reached r
      left join lateral (
        select c.local_day::text as day, c.session_id from completed_sessions c where c.workout_id = r.workout_id limit 1) ended on true
      left join asked on asked.session_id = ended.session_id and asked.name = r.subject
      where r.value is not null
      order by r.began_at, r.workout_id`,
    params: [from],
  };
  return asList(query, valueColumns, readValue);
}

/** A test with the result that a goal is about. */
export interface GoalTest {
  readonly goal: string;
  readonly test: string;
  readonly category: TestCategory;
  readonly day: string;
  /** As stored; parse with `readStoredResults`. */
  readonly results: unknown;
}

const testColumns = ['goal', 'test', 'category', 'day', 'results'] as const;

/** The tests of the tests' goals, oldest first, from a year before each was set until its day. */
export function goalTests(from: string | null): ListQuery<GoalTest, GoalTest> {
  const query: LocalQuery<GoalTest> = {
    sql: `
      select g.id as "goal", t.id as "test", t.test_category as "category", t.test_date::text as "day",
        jsonb_build_object(s.id, t.results -> s.id) as "results"
      from goals g
      join (values ${everySubTest}) s (category, id) on s.id = g.subject
      join fitness_tests t on t.test_category = s.category and t.results -> s.id is not null
        and t.test_date between g.set_on - ${TEST_TREND.days} and g.until_day
      where g.kind = 'test' and ${isWanted}
      order by t.test_date, t.test_time, t.created_at, t.id`,
    params: [from],
  };
  return asList(query, testColumns);
}

const dayColumns = ['day'] as const;
const readDay = ({ day }: { day: string }) => day;

/** Local days of the finished workouts since the week in which the first habit was set, oldest first; none without a habit. */
export function habitDays(from: string | null): ListQuery<string, { day: string }> {
  const query: LocalQuery<{ day: string }> = {
    sql: `
      select c.local_day::text as "day" from completed_sessions c
      where c.local_day >= (select date_trunc('week', min(g.set_on))::date from goals g where g.kind = 'habit' and ${isWanted})
      order by c.local_day`,
    params: [from],
  };
  return asList(query, dayColumns, readDay);
}
