import { localDayIn } from '@anwurf/domain/calendar/local-time';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { LOAD_DAYS_BEFORE } from '@anwurf/domain/team/load-ratio';
import { FRESH_DAYS, USUAL_DAYS } from '@anwurf/domain/readiness/readiness';
import type { SquadFacts } from '@anwurf/domain/team/squad-member';
import { unreadOfMembers } from './comments.ts';
import { currentPlanId } from './current-plan.ts';
import { deviceZone } from './device-zone.ts';
import { ownReadinessDays, readEntry, type StoredEntry, usualSums } from './readiness.ts';
import { asList, type ListQuery, type LocalQuery } from './local-query.ts';

type StoredFacts = Omit<SquadFacts, 'joinedOn' | 'complaints' | 'readiness'> & {
  readonly joinedAt: string;
  readonly readiness: StoredEntry | null;
  readonly complaints: readonly { readonly region: string; readonly level: number; readonly at: string }[];
};

const columns = [
  'user',
  'name',
  'sharedKinds',
  'weekSessions',
  'joinedAt',
  'done',
  'last',
  'load',
  'readiness',
  'complaints',
  'lastTestOn',
  'lastEntryOn',
  'unreadAnswers',
] as const;

function readFacts({ joinedAt, complaints, readiness, ...facts }: StoredFacts): SquadFacts {
  const dayOf = (instant: string) => localDayIn(new Date(instant), deviceZone());
  return {
    ...facts,
    joinedOn: dayOf(joinedAt),
    readiness: readiness && readEntry(readiness),
    // They come by region.
    complaints: complaints
      .toSorted((one, other) => other.level - one.level)
      .map(({ region, level, at }) => ({ region, level, day: dayOf(at) })),
  };
}

/** Sources of a squad's facts, as CTEs: `members`, `trainings`, `loads`, `tests`, `ready`, `reports` and `answers`. $1: whose they are; $6: the only players, or null. */
const copies = `
  members as (
    select user_id, display_name as name, shared_kinds, week_sessions, joined_at from team_members
    where team_id = $1::uuid and role = 'player' and ($6::uuid[] is null or user_id = any($6::uuid[]))),
  trainings as not materialized (select user_id, id, day, name, minutes from shared_trainings where team_id = $1::uuid and state = 'done'),
  loads as not materialized (select user_id, day, minutes * effort as load from shared_loads where team_id = $1::uuid),
  tests as not materialized (select user_id, day from shared_tests where team_id = $1::uuid),
  ready as not materialized (select user_id, day, points from shared_readiness where team_id = $1::uuid),
  reports as not materialized (select user_id, id, region, level, reported_at from shared_complaints where team_id = $1::uuid),
  answers as materialized (select user_id, unread from (${unreadOfMembers}) as counted join team_members on team_members.id = member_id)`;

/** The same of the player's own rows, by the rules by which the server copies them (migration 0077). */
const ownRows = `
  members as (
    select id as user_id, coalesce(full_name, '') as name, array['trainings', 'loads', 'tests', 'readiness', 'complaints'] as shared_kinds,
      (select sessions_per_week from trainingsplanreal where id = (${currentPlanId})) as week_sessions, created_at as joined_at
    from users where id = $1::uuid and $6::uuid[] is null),
  trainings as not materialized (
    select user_id, id, local_day as day, plan_name as name, duration_minutes as minutes from completed_sessions where user_id = $1::uuid),
  loads as not materialized (
    select user_id, local_day as day, duration_minutes * effort as load from completed_sessions where user_id = $1::uuid and effort is not null
    union all
    select user_id, day, minutes * effort from (
      select distinct on (day, kind) * from handball_loads where user_id = $1::uuid order by day, kind, noted_at desc, id) as newest),
  tests as not materialized (select user_id, test_date as day from fitness_tests where user_id = $1::uuid),
  ready as not materialized (${ownReadinessDays}),
  reports as not materialized (select user_id, id, region, level, reported_at from complaints where user_id = $1::uuid),
  answers as materialized (select null::uuid as user_id, 0 as unread where false)`;

/**
 * Rows of a player are found by the index of his copies: sums of a whole team's season took ten times as long. A source is read as seldom as
 * possible and nothing joins a list of players with another: the planner knows nothing of a team's rows, and would loop over both.
 */
function factsOf(sources: string, owner: string, today: string, users: readonly string[] | null): ListQuery<SquadFacts, StoredFacts> {
  const query: LocalQuery<StoredFacts> = {
    sql: `
      with ${sources}
      select m.user_id as "user", m.name, m.shared_kinds as "sharedKinds", m.week_sessions as "weekSessions", m.joined_at as "joinedAt",
        (select count(*)::int from trainings t where t.user_id = m.user_id and t.day between $3::date and $2::date) as "done",
        last.training as "last",
        (select json_build_object('short', loaded.short, 'long', loaded.long, 'firstDay', l.day::text) from loads l
          where l.user_id = m.user_id and l.day <= $2::date order by l.day limit 1) as "load",
        felt.entry as "readiness",
        coalesce((
          select json_agg(json_build_object('region', region, 'level', level, 'at', reported_at)) from (
            select distinct on (region) region, level, reported_at from reports r where r.user_id = m.user_id
            order by region, reported_at desc, id desc) as newest
          where level > 0), '[]') as "complaints",
        tested.newest::text as "lastTestOn",
        greatest(last.day, tested.newest, coalesce(loaded.newest, (
          select max(l.day) from loads l where l.user_id = m.user_id and l.day <= $2::date)))::text as "lastEntryOn",
        coalesce((select sum(unread) from answers where answers.user_id = m.user_id), 0)::int as "unreadAnswers"
      from members m
      left join lateral (
        select day, json_build_object('day', day::text, 'name', t.name, 'minutes', minutes) as training from trainings t
        where t.user_id = m.user_id and day <= $2::date order by day desc, id limit 1) as last on true
      cross join lateral (
        select coalesce(sum(load) filter (where day >= $4::date), 0)::int as short, coalesce(sum(load), 0)::int as long, max(day) as newest
        from loads l where l.user_id = m.user_id and day between $5::date and $2::date) as loaded
      cross join lateral (select max(day) as newest from tests t where t.user_id = m.user_id and day <= $2::date) as tested
      left join lateral (
        select day, points from ready r where r.user_id = m.user_id and r.day > $2::date - ${FRESH_DAYS} and r.day <= $2::date order by day desc limit 1
      ) as answered on true
      left join lateral (
        select json_build_object('day', answered.day::text, 'sum', answered.points::int, 'before', ${usualSums()}) as entry
        from ready r where r.user_id = m.user_id and r.day >= answered.day - ${USUAL_DAYS} and r.day < answered.day
      ) as felt on answered.day is not null
      order by lower(m.name), m.user_id`,
    params: [
      owner,
      today,
      mondayOf(today),
      dayAfter(today, -LOAD_DAYS_BEFORE.short),
      dayAfter(today, -LOAD_DAYS_BEFORE.long),
      users && [...users],
    ],
  };
  return asList(query, columns, readFacts);
}

/**
 * The players of a team with the sums of what they share.
 * @param today local day; the week begins on its Monday
 * @param users of these players alone; null: of all
 */
export function squad(team: string, today: string, users: readonly string[] | null): ListQuery<SquadFacts, StoredFacts> {
  return factsOf(copies, team, today, users);
}

/** The player himself as a coach would see him if he shared everything: one entry. */
export function ownSquadFacts(user: string, today: string): ListQuery<SquadFacts, StoredFacts> {
  return factsOf(ownRows, user, today, null);
}
