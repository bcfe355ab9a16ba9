import { expect, test } from 'vitest';
import type { RecoveryEvent } from '../coach/return-to-play/next-stage.ts';
import { storeRecoveryEvent } from '../coach/return-to-play/stored-recovery.ts';
import { type LadderEvent, stagesUnderWay, stageWords } from './shared-stages.ts';

const event = (ladder: string, one: RecoveryEvent): LadderEvent => ({ ladder, ...storeRecoveryEvent(one) });
const start = event('knie', { kind: 'start', day: '2026-11-01', side: 'left' });
const entry = (signs: readonly string[]) =>
  event('knie', { kind: 'entry', day: '2026-11-03', pain: 1, checks: ['gehen'], signs, results: { balance: 31 } });

test('a recovery under way has its stage and nothing of what was noted', () => {
  expect(stagesUnderWay([start, entry([])], '2026-11-20')).toEqual([{ ladder: 'knie', status: 'active', stage: 0, since: '2026-11-01' }]);
  expect(stagesUnderWay([start, entry(['taub'])], '2026-11-20')).toMatchObject([{ status: 'stopped', stage: 0 }]);
});

test('a recovery that has ended, or begins later, has no stage', () => {
  expect(stagesUnderWay([start, event('knie', { kind: 'end', day: '2026-11-05' })], '2026-11-20')).toEqual([]);
  expect(stagesUnderWay([start], '2026-10-31')).toEqual([]);
  expect(stagesUnderWay([event('another release', { kind: 'start', day: '2026-11-01' })], '2026-11-20')).toEqual([]);
});

test('a stage is said by number and name, unless this release does not know it', () => {
  expect(stageWords({ ladder: 'sprunggelenk', status: 'stopped', stage: 2 })).toEqual({
    region: 'Sprunggelenk',
    stage: 'Stufe 3 von 6: Kraft und Laufen',
    isStopped: true,
  });
  expect(stageWords({ ladder: 'sprunggelenk', status: 'active', stage: 20 })).toBeNull();
  expect(stageWords({ ladder: 'another release', status: 'active', stage: 0 })).toBeNull();
});
