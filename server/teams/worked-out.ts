import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { ageOn } from '@anwurf/domain/identity/birth-date';
import { withOperatorNorms } from '@anwurf/domain/norms/operator-norms';
import { ownNorms } from '@anwurf/domain/norms/own-norms';
import type { ComparedPerson } from '@anwurf/domain/norms/compare';
import { placesOf } from '@anwurf/domain/team/shared-places';
import { type LadderEvent, stagesUnderWay } from '@anwurf/domain/team/shared-stages';
import type { Gender } from '@anwurf/domain/vocabulary/player';
import type { Queryable, Sql } from '../database/connection.ts';
import { runTransaction } from '../database/retry-deadlock.ts';
import { readOperatorNorms } from '../norms/operator-norms.ts';
import { germanDay } from '../plan-generations/german-day.ts';

/** Most tests of a player whose places are worked out at once, the newest; events of recoveries likewise. */
const BOUNDS = { tests: 500, events: 5000 } as const;

/** Tables from whose rows places or stages follow, or whether they are shared. */
const SOURCES: readonly string[] = ['fitness_tests', 'profiles', 'recovery_events', 'sharing_consents'];

/** A change of a player's rows. */
export interface ChangedRow {
  readonly table: string;
  readonly key: string;
}

/** Whether places or stages may follow from changes. */
export function changesWorkedOut(changes: readonly Pick<ChangedRow, 'table'>[]): boolean {
  return changes.some(({ table }) => SOURCES.includes(table));
}

type Profile = { readonly born: string; readonly gender: Gender };

const personOn = ({ born, gender }: Profile, day: string): ComparedPerson | null => (day < born ? null : { age: ageOn(born, day), gender });

/** @param only ids of the tests; null: of all, the newest */
async function workOutPlaces(tx: Queryable, userId: string, only: readonly string[] | null): Promise<void> {
  const tests = await tx<{ id: string; category: TestCategory; day: string; results: unknown }[]>`
    select id, test_category as category, test_date::text as day, results from fitness_tests
    where user_id = ${userId} and (${only === null} or id = any(${[...(only ?? [])]}::uuid[]))
    order by test_date desc, id limit ${BOUNDS.tests}`;
  if (tests.length === 0) return;
  const [profile] = await tx<Profile[]>`
    select date_of_birth::text as born, gender from profiles where id = ${userId} and date_of_birth is not null and gender is not null`;
  const norms = withOperatorNorms(ownNorms(), await readOperatorNorms(tx));
  const wanted = tests.map(({ id, category, day, results }) => ({
    test_id: id,
    day,
    places: profile === undefined ? {} : placesOf(norms, category, results, personOn(profile, day)),
  }));
  await tx`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as one(test_id uuid, day date, places jsonb)),
    gone as (delete from test_places where test_id in (select test_id from wanted where places = '{}'))
    insert into test_places (test_id, user_id, day, places) select test_id, ${userId}, day, places from wanted where places <> '{}'
    on conflict (test_id) do update set day = excluded.day, places = excluded.places
      where (test_places.day, test_places.places) is distinct from (excluded.day, excluded.places)`;
}

async function workOutStages(tx: Queryable, userId: string): Promise<void> {
  const events = await tx<LadderEvent[]>`
    select ladder, kind, day::text as day, side, pain, details from (
      select *, least(happened_at, now()) as at from recovery_events where user_id = ${userId}
      order by at desc, server_version desc, id desc limit ${BOUNDS.events}) as newest
    order by at, server_version, id`;
  const stages = stagesUnderWay(events, germanDay(new Date()));
  await tx`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(stages)}::text::jsonb) as one(ladder text, status text, stage smallint, since date)),
    gone as (delete from recovery_stages where user_id = ${userId} and ladder not in (select ladder from wanted))
    insert into recovery_stages (user_id, ladder, status, stage, since) select ${userId}, ladder, status, stage, since from wanted
    on conflict (user_id, ladder) do update set status = excluded.status, stage = excluded.stage, since = excluded.since
      where (recovery_stages.status, recovery_stages.stage, recovery_stages.since) is distinct from (excluded.status, excluded.stage, excluded.since)`;
}

/**
 * Works out, behind changes of a player's rows and in their transaction, what his teams get that does not stand in his rows: the places of his
 * tests, and the stages of his recoveries. Only of a player who shares them. The locks of his teams are held.
 */
export async function workOutShared(tx: Queryable, userId: string, changes: readonly ChangedRow[]): Promise<void> {
  if (!changesWorkedOut(changes)) return;
  const shared = await tx<{ kind: string }[]>`
    select distinct unnest(shared_kinds) as kind from team_members where user_id = ${userId} and role = 'player'`;
  const shares = (wanted: string) => shared.some(({ kind }) => kind === wanted);
  const changed = (...tables: readonly string[]) => changes.some(({ table }) => tables.includes(table));
  if (shares('tests')) {
    const tests = changes.flatMap(({ table, key }) => (table === 'fitness_tests' ? [key] : []));
    if (changed('profiles', 'sharing_consents')) await workOutPlaces(tx, userId, null);
    else if (tests.length > 0) await workOutPlaces(tx, userId, tests);
  }
  if (shares('complaints') && changed('recovery_events', 'sharing_consents')) await workOutStages(tx, userId);
}

/** Places the tests of all who share theirs anew, with the reference values of now; a transaction a player. */
export async function placeAnew(sql: Sql): Promise<void> {
  const players = await sql<{ id: string }[]>`
    select distinct user_id as id from team_members where role = 'player' and 'tests' = any(shared_kinds) order by 1`;
  for (const { id } of players) {
    await runTransaction(sql, async (tx) => {
      await tx`select lock_teams_of(${id}, false)`;
      // Whoever has taken it back since is no longer placed.
      await workOutShared(tx, id, [{ table: 'profiles', key: id }]);
    });
  }
}
