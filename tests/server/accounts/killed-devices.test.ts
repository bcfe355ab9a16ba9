import { expect, it } from 'vitest';
import { createToken } from '../../../server/identity/token.ts';
import { newId, useServer } from '../fixture.ts';
import { proofCount } from '../../proof-counts.ts';
import { seedsOf } from '../../seeds/seeds.ts';
import { SeededRandom } from '../../sync/seeded-random.ts';
import { KilledDevice } from './killed-device.ts';

const server = useServer({ TRUSTED_PROXIES: '1' });
const devices = proofCount('KILLED_DEVICES');
const thieves = proofCount('TOKEN_THIEVES');
const steps = 40;
/** The token that was used last and its unused successors. */
const mostTokens = 33;

const seeds = (count: number) =>
  seedsOf('killed-devices').flatMap((first) => Array.from({ length: count }, (_, index) => first * 1000 + index));

/** Seeds for which `happens`, some at a time. */
async function seedsWhere(all: readonly number[], happens: (random: SeededRandom) => Promise<boolean>): Promise<number[]> {
  const found: number[] = [];
  const waiting = [...all];
  const worker = async () => {
    for (let seed = waiting.pop(); seed !== undefined; seed = waiting.pop()) if (await happens(new SeededRandom(seed))) found.push(seed);
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return found;
}

it(`signs no device out that is killed and loses answers at any step, for hours (${devices} devices)`, async () => {
  const signedOut = await seedsWhere(seeds(devices), async (random) => {
    const device = await KilledDevice.signIn(server, random);
    for (let step = 0; step < steps && !device.isSignedOut; step += 1) await device.live();
    await device.useCalmly();
    return device.isSignedOut;
  });
  expect(signedOut).toEqual([]);
  const [most] = await server.sql`select max(n)::int as n from (select count(*) as n from refresh_tokens group by family_id) as families`;
  expect(most?.['n']).toBeLessThanOrEqual(mostTokens);
});

it(`no thief of a token stays in once the owner has used the app for an hour (${thieves} thieves)`, async () => {
  const survivors = await seedsWhere(seeds(thieves), async (random) => {
    const owner = await KilledDevice.signIn(server, random);
    const before = random.below(20);
    for (let step = 0; step < before; step += 1) await owner.live();
    const held = new Set([random.pick(owner.tokens)]);
    const habit = random.pick(['the first', 'the latest', 'any'] as const);
    const steal = async () => {
      const all = [...held];
      const token = { 'the first': all[0], 'the latest': all.at(-1), any: random.pick(all) }[habit] ?? '';
      const { next } = await owner.present(token);
      if (next !== undefined) held.add(next);
    };
    for (let step = 0; step < 20; step += 1) {
      await steal();
      if (random.below(2) === 0) await owner.live();
    }
    await owner.useCalmly();
    const answers = [];
    for (const token of held) answers.push((await owner.present(token)).status);
    return answers.includes(200);
  });
  expect(survivors).toEqual([]);
});

it('a token that was retired ends the session, by whichever way it was retired', async () => {
  const ended = async (retire: (device: KilledDevice) => Promise<string>) => {
    const device = await KilledDevice.signIn(server, new SeededRandom(1));
    await device.wait(600);
    const retired = await retire(device);
    expect((await device.present(retired)).status).toBe(401);
    await device.renew('arrives');
    return device.isSignedOut;
  };
  const parent = async (device: KilledDevice) => {
    const [, first] = device.tokens;
    await device.useCalmly();
    return first;
  };
  const sibling = async (device: KilledDevice) => {
    const { next = '' } = await device.present(device.tokens[1]);
    await device.useCalmly();
    return next;
  };
  const crowdedOut = async (device: KilledDevice) => {
    const { next = '' } = await device.present(device.tokens[1]);
    for (let retry = 0; retry < mostTokens; retry += 1) await device.present(device.tokens[1]);
    return next;
  };
  expect([await ended(parent), await ended(sibling), await ended(crowdedOut)]).toEqual([true, true, true]);
});

it('twenty tabs on one token may go on with any of the answers', async () => {
  const device = await KilledDevice.signIn(server, new SeededRandom(2));
  await device.wait(600);
  await device.renew(...Array.from({ length: 20 }, () => 'arrives' as const));
  await device.useCalmly();
  expect(device.isSignedOut).toBe(false);
});

it('a token made up for a known session is refused and ends nothing', async () => {
  const device = await KilledDevice.signIn(server, new SeededRandom(3));
  const [session = '', , mark = ''] = device.tokens[1].split('.');
  const forged = [`${session}.${createToken()}.${mark}`, `${session}.${createToken()}.`, session, `${newId()}.${createToken()}.${mark}`];
  for (const token of forged) expect((await device.present(token)).status).toBe(401);
  await device.renew('arrives');
  expect(device.isSignedOut).toBe(false);
});
