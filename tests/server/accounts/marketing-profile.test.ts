import { questionnaireToRow } from '@anwurf/domain/questionnaire/answers-row';
import { expect, test } from 'vitest';
import { newId, type TestUser, useServer } from '../fixture.ts';

const server = useServer();
const row = questionnaireToRow({
  name: 'Ada Beispiel',
  gender: 'female',
  position: 'Torwart',
  goals: ['hoher_springen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 2,
  individualTrainingFrequency: 1,
  durationMinutes: 45,
  equipment: ['Rope'],
  contraindications: [],
});

async function answer(user: TestUser, change: Partial<typeof row> = {}): Promise<void> {
  const values = { ...row, ...change, created_at: '2026-11-21T08:00:00Z' };
  const mutations = [{ id: newId(), table: 'fragebogen_antworten', op: 'upsert', key: newId(), values }];
  const response = await server.push(user, mutations);
  expect(await response.json()).toMatchObject({ results: [{ status: 'applied' }] });
}

async function agreeToMarketing({ id }: TestUser): Promise<void> {
  await server.sql`insert into user_marketing_profiles (user_id, consent_text_version, consented_at) values (${id}, '1.0', now())`;
}

async function profile(user: TestUser) {
  const [found] = await server.sql`select * from user_marketing_profiles where user_id = ${user.id}`;
  return found;
}

test('nobody has a marketing profile without a consent to it, and none can be made', async () => {
  const user = await server.user();
  await answer(user);
  expect(await profile(user)).toBeUndefined();
  await expect(server.sql`insert into user_marketing_profiles (user_id) values (${user.id})`).rejects.toThrow(/consent_text_version/);
});

test('after a consent the answers make the marketing profile, and later ones renew it; the account learns what it does not know', async () => {
  const user = await server.user();
  await agreeToMarketing(user);
  await server.sql`update users set full_name = null where id = ${user.id}`;
  await answer(user);
  expect(await profile(user)).toMatchObject({
    full_name: 'Ada Beispiel',
    user_goals: ['hoher_springen'],
    technical_goals: ['Sprungkraft'],
    team_training_frequency: '2x',
    individual_training_frequency: '1x',
    onboarding_completed_at: new Date('2026-11-21T08:00:00Z'),
    total_plans_created: 1,
  });
  await answer(user, { name: 'Ada B.', geschlecht: 'Divers', verfugbare_ausrustung: ['Hanteln'] });
  expect(await profile(user)).toMatchObject({ full_name: 'Ada B.', available_equipment: ['Hanteln'], total_plans_created: 2 });
  const [account] = await server.sql`select full_name, gender from users where id = ${user.id}`;
  expect(account).toEqual({ full_name: 'Ada Beispiel', gender: 'female' });
  expect(await server.sql`select gender from profiles where id = ${user.id}`).toEqual([{ gender: 'female' }]);
});

test('a gender joins a profile that has none, and changes none that was given', async () => {
  const [empty, given, unsaid] = [await server.user(), await server.user(), await server.user()];
  for (const [{ id }, gender] of [
    [empty, null],
    [given, 'diverse'],
  ] as const) {
    await server.sql`insert into profiles (id, date_of_birth, gender) values (${id}, '2008-02-03', ${gender})`;
  }
  for (const user of [empty, given]) await answer(user);
  await answer(unsaid, { geschlecht: 'andere Angabe' });
  const genders = async ({ id }: TestUser) => server.sql`select gender, date_of_birth is not null as born from profiles where id = ${id}`;
  expect(await genders(empty)).toEqual([{ gender: 'female', born: true }]);
  expect(await genders(given)).toEqual([{ gender: 'diverse', born: true }]);
  expect(await genders(unsaid)).toEqual([]);
});

test.each(['frei getippt', '', 'null', '[1]', '{"userGoals":7,"seasonPhase":{"a":1}}'])(
  'notes that are not ours are left unread: %s',
  async (notes) => {
    const user = await server.user();
    await agreeToMarketing(user);
    await answer(user, { zusatzliche_notizen: notes });
    expect(await profile(user)).toMatchObject({ position: 'Torwart', user_goals: [], technical_goals: [] });
  },
);
