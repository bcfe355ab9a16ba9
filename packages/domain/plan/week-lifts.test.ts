import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import type { Athlete } from './age-stage.ts';
import type { SessionFrame } from './week-frame.ts';
import { lastLifts } from './week-lifts.ts';

const lifter: Athlete = { stage: 'adult', trainingAge: '3+' };
const frame: SessionFrame = { weekday: null, venue: 'Studio', load: 'heavy', focus: 'balanced', minutes: 45, daysToMatch: null };
const withBars = CATALOGUE.filter(({ equipment }) => equipment.every((item) => item === 'Langhantel' || item === 'Klimmzugstange'));
const withBar = withBars.filter(({ equipment }) => !equipment.includes('Klimmzugstange'));
const withoutGear = CATALOGUE.filter(({ equipment }) => equipment.length === 0);

describe('the lifts that only this session can still have', () => {
  it('are all five in the week’s last session', () => {
    expect([...lastLifts({ frame, pool: withBars }, [], [], lifter)]).toEqual(['squat', 'hinge', 'verticalPull', 'row', 'press']);
  });

  it('are those that no later session has the gear for', () => {
    const later = [{ frame, pool: withoutGear }];
    const last = lastLifts({ frame, pool: withBar }, later, [], lifter);
    expect([last.has('squat'), last.has('row'), last.has('verticalPull')]).toEqual([true, true, false]);
  });

  it('are none of those that the week has', () => {
    const had = withBars.filter(({ slug }) => slug === 'langhantel-kniebeuge');
    expect(lastLifts({ frame, pool: withBars }, [], had, lifter).has('squat')).toBe(false);
  });

  it('are none in a short or light session, next to a match, or for a newcomer', () => {
    const none = [
      lastLifts({ frame: { ...frame, minutes: 44 }, pool: withBars }, [], [], lifter),
      lastLifts({ frame: { ...frame, load: 'light' }, pool: withBars }, [], [], lifter),
      lastLifts({ frame: { ...frame, focus: 'recovery' }, pool: withBars }, [], [], lifter),
      lastLifts({ frame, pool: withBars }, [], [], { stage: 'adult', trainingAge: 'neu' }),
    ];
    expect(none.map(({ size }) => size)).toEqual([0, 0, 0, 0]);
  });
});
