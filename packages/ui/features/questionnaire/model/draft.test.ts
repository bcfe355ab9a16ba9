// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from './answers.ts';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const draftKey = (userId: string) => `anwurf.draft.questionnaire.${userId}`;

const given: Answers = { name: 'Mila Brandt', goals: ['mehr_tore_werfen', 'hoher_springen'], durationMinutes: 60, contraindications: [] };

describe('the draft on the device', () => {
  const [mila, ole] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  beforeEach(() => localStorage.clear());

  test('comes back with the same keys, for its user only', () => {
    const draft = {
      ...readDraft(mila),
      answers: given,
      playerCard: { name: 'Mila Brandt', team: 'HSG Musterstadt', season: '2025/26' },
    };
    keepDraft(mila, draft);
    expect(readDraft(mila)).toEqual(draft);
    expect(readDraft(ole).answers).toEqual({});
    expect(readDraft(ole).ids).not.toEqual(draft.ids);
    dropDraft(mila);
    expect(readDraft(mila).answers).toEqual({});
  });

  test('keeps the answers that still stand when others do not', () => {
    localStorage.setItem(draftKey(mila), JSON.stringify({ answers: { name: 'Mila', position: 'Libero', goals: ['x'] } }));
    expect(readDraft(mila).answers).toEqual({ name: 'Mila' });
  });

  test.each(['', '{', '[]', 'null', '"x"', '{"answers":7}'])('is empty where the storage holds %s', (stored) => {
    localStorage.setItem(draftKey(mila), stored);
    expect(readDraft(mila)).toMatchObject({ answers: {}, playerCard: null });
  });
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('a draft that was kept by layout', () => {
  const mila = '018f0000-0000-7000-8000-000000000001';
  const ids = { questionnaireId: '018f0000-0000-7000-8000-000000000003', generationId: '018f0000-0000-7000-8000-000000000004' };
  const playerCard = { name: 'Mila Brandt', team: 'HSG Musterstadt', season: '2025/26' };
  const formerSteps = `anwurf.draft.onboarding.${mila}`;
  const formerPage = 'anwurf.draft.questionnaire';
  beforeEach(() => localStorage.clear());

  test('of the steps comes with its player and its keys', () => {
    localStorage.setItem(formerSteps, JSON.stringify({ answers: { name: 'Mila', goals: ['x'] }, playerCard, ids }));
    expect(readDraft(mila)).toEqual({ answers: { name: 'Mila' }, playerCard, playerAsked: false, ids });
  });

  test('of the page comes without the questions that were still open', () => {
    localStorage.setItem(formerPage, JSON.stringify({ name: 'Mila', gender: null, durationMinutes: 60, contraindications: [] }));
    expect(readDraft(mila).answers).toEqual({ name: 'Mila', durationMinutes: 60, contraindications: [] });
  });

  test("is read until it is changed, then it is the user's one draft", () => {
    localStorage.setItem(formerSteps, JSON.stringify({ answers: { name: 'Mila' }, playerCard, ids }));
    localStorage.setItem(formerPage, JSON.stringify({ name: 'M', gender: 'female' }));
    const draft = readDraft(mila);
    expect(draft.answers).toEqual({ name: 'Mila', gender: 'female' });
    expect(readDraft(mila)).toEqual(draft);
    keepDraft(mila, draft);
    expect(Object.keys(localStorage)).toEqual([draftKey(mila)]);
    expect(readDraft(mila)).toEqual(draft);
  });

  test('stays where the storage has no room for the new one', () => {
    localStorage.setItem(formerSteps, JSON.stringify({ answers: { name: 'Mila' }, playerCard, ids }));
    const draft = readDraft(mila);
    const stored = localStorage;
    const full = { getItem: (key: string) => stored.getItem(key), removeItem: (key: string) => stored.removeItem(key), setItem: refuse };
    vi.stubGlobal('localStorage', full);
    keepDraft(mila, { ...draft, answers: { name: 'Mila Brandt' } });
    vi.unstubAllGlobals();
    expect(readDraft(mila)).toEqual(draft);
  });

  test('goes with the submission', () => {
    localStorage.setItem(formerPage, JSON.stringify({ name: 'Mila' }));
    dropDraft(mila);
    expect(readDraft(mila).answers).toEqual({});
  });
});
