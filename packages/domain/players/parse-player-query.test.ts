import { expect, test } from 'vitest';
import { parsePlayerQuery } from './parse-player-query.ts';

test.each([
  ['Jonas Falk', { name: 'Jonas Falk' }],
  ['  jonas   falk ', { name: 'jonas falk' }],
  ['Ole Schwanensee – HSG Möwenhagen (2025/26)', { name: 'Ole Schwanensee', team: 'HSG Möwenhagen', season: '2025/26' }],
  ['Ole Schwanensee – HSG Möwenhagen', { name: 'Ole Schwanensee', team: 'HSG Möwenhagen' }],
  ['Ole - Möwenhagen', { name: 'Ole', team: 'Möwenhagen' }],
  ['Ole -Möwenhagen', { name: 'Ole', team: 'Möwenhagen' }],
  ['Schwanensee- HSG Möwenhagen', { name: 'Schwanensee', team: 'HSG Möwenhagen' }],
  ['Ole — Möwenhagen', { name: 'Ole', team: 'Möwenhagen' }],
  ['Ole (2024/25)', { name: 'Ole', season: '2024/25' }],
  ['Rasmus Groß-Kastanie', { name: 'Rasmus Groß-Kastanie' }],
  ['Piet – TSG Eichenfurt-Süd', { name: 'Piet', team: 'TSG Eichenfurt-Süd' }],
  ['Piet – SG Hier – Dort', { name: 'Piet', team: 'SG Hier – Dort' }],
  ['Piet ()', { name: 'Piet' }],
  ['– HSG', { name: '– HSG' }],
  ['', { name: '' }],
])('%j', (text, query) => {
  expect(parsePlayerQuery(text)).toEqual(query);
});
