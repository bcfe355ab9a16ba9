import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { handballRise } from '@anwurf/domain/statistics/handball-rise';
import { openHandball } from '@anwurf/domain/week/handball-load';
import { expect, it } from 'vitest';
import { playHandball } from '../../../server/development/demo-season/played-handball.ts';
import { playSeason, seasonProfile } from '../../../server/development/demo-season/played-season.ts';
import { createSeasonAccount, seasonAccount } from '../../../server/development/demo-season/store-season.ts';
import { useServer } from '../fixture.ts';

const server = useServer();

it('a season’s handball is noted to the day before, and no week of it is steep', () => {
  for (let offset = 0; offset < 7; offset += 1) {
    const today = dayAfter('2026-11-23', offset);
    const noted = playHandball(today);
    expect(openHandball(seasonProfile, noted, today)).toEqual([]);
    expect(handballRise(noted, mondayOf(today))?.rise).toBe('usual');
  }
});

it('a played season is the same for the same day and ends before it, with loads that grow', () => {
  const season = playSeason('2026-11-19');
  expect(playSeason('2026-11-19')).toEqual(season);
  expect(season.workouts.length).toBe(41);
  expect(season.workouts.every(({ day }) => day < '2026-11-19')).toBe(true);
  const weights = new Map<string, number[]>();
  for (const { exercise, weight } of season.workouts.flatMap(({ sets }) => sets)) {
    if (weight !== null) weights.set(exercise, [...(weights.get(exercise) ?? []), weight]);
  }
  const grown = [...weights.values()].filter((log) => (log.at(-1) ?? 0) > (log[0] ?? 0));
  expect(grown.length).toBeGreaterThan(weights.size / 4);
});

it('nobody lifts less than the empty bar', () => {
  const bars = new Set(CATALOGUE.flatMap(({ name, equipment }) => (equipment.includes('Langhantel') ? [name] : [])));
  const lifted = playSeason('2026-11-19').workouts.flatMap(({ sets }) =>
    sets.filter(({ exercise, weight }) => bars.has(exercise) && weight !== null),
  );
  expect(lifted.length).toBeGreaterThan(0);
  expect(Math.min(...lifted.map(({ weight }) => weight ?? 0))).toBeGreaterThanOrEqual(20);
});

it('the account with the season is made once, and what was done with it stays', async () => {
  const count = async () =>
    (
      await server.sql`
      select (select count(*)::int from completed_sessions c where c.user_id = u.id) as workouts,
        (select count(*)::int from trainingsplanreal p where p.user_id = u.id) as plans,
        (select count(*)::int from workout_tracking t where t.user_id = u.id) as sets
      from users u where u.email = ${seasonAccount.email}`
    )[0];
  await createSeasonAccount(server.sql);
  const first = await count();
  expect(first?.['workouts']).toBeGreaterThanOrEqual(39);
  expect(first?.['plans']).toBeGreaterThan(1);
  await server.sql`delete from completed_sessions where user_id = (select id from users where email = ${seasonAccount.email})`;
  await createSeasonAccount(server.sql);
  expect(await count()).toEqual({ ...first, workouts: 0 });
});
