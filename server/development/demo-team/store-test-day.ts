import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { usualChoices } from '@anwurf/domain/team/test-day';
import type postgres from 'postgres';
import { newId } from '../../identity/new-id.ts';
import { playedTrials, TEAM_DAY_TESTS, TEST_DAY_AGO, teamPlayers } from './played-team.ts';

/** A test day of the team: of those who share their tests, with one who was not there and one guest. */
export async function storeTestDay(tx: postgres.TransactionSql, team: string, today: string): Promise<void> {
  const [testDay, guest] = [newId(), newId()];
  await tx`insert into team_test_days ${tx({
    id: testDay,
    team_id: team,
    day: dayAfter(today, -TEST_DAY_AGO),
    tests: TEAM_DAY_TESTS,
    choices: tx.json(usualChoices(TEAM_DAY_TESTS)),
    group_gender: 'female',
    group_age: 18,
  })}`;
  await tx`insert into team_guests ${tx({ id: guest, team_id: team, name: 'Ada Probst', gender: 'female', birth_year: 2010 })}`;
  const members = await tx<{ id: string; name: string }[]>`
    select id, display_name as name from team_members where team_id = ${team} and 'tests' = any(shared_kinds) order by display_name`;
  const noted = { team_id: team, test_day_id: testDay, noted_at: new Date(`${dayAfter(today, -TEST_DAY_AGO)}T12:00:00Z`) };
  const people = [
    ...members.map(({ id, name }) => ({ member_id: id, guest_id: null, name })),
    { member_id: null, guest_id: guest, name: '' },
  ];
  const values = people.flatMap(({ name, ...about }, index) => {
    const player = teamPlayers.find((one) => one.name === name) ?? teamPlayers[0];
    if (player === undefined) return [];
    const isAbsent = index === 1;
    return playedTrials(player, index).map(({ test, trials }) => ({
      id: newId(),
      ...noted,
      ...about,
      test,
      state: isAbsent ? 'missing' : 'measured',
      trials: tx.json(isAbsent ? [] : [...trials]),
      reason: isAbsent ? 'absent' : null,
    }));
  });
  await tx`insert into team_test_values ${tx(values)}`;
}
