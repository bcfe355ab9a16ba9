import { expect, test } from 'vitest';
import { dueNotices, isTestDue, type NoticeFacts, type NoticeWishes } from './due-notices.ts';

const zone = 'Europe/Berlin';
const wishes: NoticeWishes = { kinds: ['session', 'test', 'coach'], sessionTime: '17:00', quietFrom: '21:30', quietUntil: '07:00' };
const nothing: NoticeFacts = { hasSession: false, newestTest: null, news: [] };
/** An instant by Berlin's clocks in November. */
const at = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+01:00`);
const eventsAt = (time: string, facts: Partial<NoticeFacts>, changed: Partial<NoticeWishes> = {}) =>
  dueNotices({ ...wishes, ...changed }, { ...nothing, ...facts }, at(time), zone).map(({ event }) => event);

test.each([
  ['16:59', []],
  ['17:00', ['session 2026-11-25']],
  ['18:59', ['session 2026-11-25']],
  ['19:00', []],
])('at %s a session of 17:00 is announced: %o', (time, events) => {
  expect(eventsAt(time, { hasSession: true })).toEqual(events);
});

test('a day without a session, and a kind that was not chosen, announce nothing', () => {
  expect(eventsAt('17:00', {})).toEqual([]);
  expect(eventsAt('17:00', { hasSession: true }, { kinds: ['coach'] })).toEqual([]);
});

test('a time in the quiet hours is announced at their end, unless that is the next day', () => {
  const early = { sessionTime: '06:00' };
  expect(eventsAt('06:30', { hasSession: true }, early)).toEqual([]);
  expect(eventsAt('07:00', { hasSession: true }, early)).toEqual(['session 2026-11-25']);
  expect(eventsAt('08:59', { hasSession: true }, early)).toEqual(['session 2026-11-25']);
  expect(eventsAt('09:00', { hasSession: true }, early)).toEqual([]);
  expect(eventsAt('07:00', { hasSession: true }, { sessionTime: '22:00' })).toEqual([]);
  expect(eventsAt('13:30', { hasSession: true }, { sessionTime: '12:30', quietFrom: '12:00', quietUntil: '13:30' })).toHaveLength(1);
});

test('equal quiet hours are none', () => {
  expect(eventsAt('03:10', { hasSession: true }, { sessionTime: '03:00', quietFrom: '00:00', quietUntil: '00:00' })).toHaveLength(1);
});

test.each([
  ['2026-10-15', false],
  ['2026-10-14', true],
  ['2026-10-08', true],
  ['2026-10-07', false],
])('after a newest test on %s one is due: %o', (newest, isDue) => {
  expect(isTestDue(newest, '2026-11-25')).toBe(isDue);
  expect(eventsAt('17:00', { newestTest: newest })).toEqual(isDue ? [`test ${newest}`] : []);
});

test('words of a coach are said at once, for a day, and after the quiet hours', () => {
  const news = [{ event: 'comment 1', at: at('20:00', '2026-11-24') }];
  expect(eventsAt('03:00', { news })).toEqual([]);
  expect(eventsAt('07:00', { news })).toEqual(['comment 1']);
  expect(eventsAt('19:59', { news })).toEqual(['comment 1']);
  expect(eventsAt('20:00', { news })).toEqual([]);
});
