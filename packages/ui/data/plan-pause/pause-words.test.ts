import { expect, test } from 'vitest';
import { pausesAhead, pauseWords } from './pause-words.ts';

const today = '2026-11-27';
const pause = (from: string, until: string | null) => ({ id: `${from} ${until}`, from, until });

test('a pause says until when it lasts, or when it begins', () => {
  expect(pauseWords(pause('2026-11-25', '2026-12-04'), today)).toBe('Pausiert bis 4. Dezember');
  expect(pauseWords(pause(today, null), today)).toBe('Pausiert, bis du weitermachst');
  expect(pauseWords(pause('2026-12-03', '2026-12-12'), today)).toBe('Pause vom 3. Dezember bis 12. Dezember');
  expect(pauseWords(pause('2026-12-03', '2026-12-03'), today)).toBe('Pause am 3. Dezember');
  expect(pauseWords(pause('2026-12-03', null), today)).toBe('Pause ab 3. Dezember');
});

test('a pause that is over or was taken back is not ahead', () => {
  const ahead = [pause('2026-11-20', today), pause('2026-11-20', null), pause('2026-12-03', '2026-12-12')];
  expect(pausesAhead([pause('2026-11-20', '2026-11-26'), pause('2026-12-03', '2026-12-02'), ...ahead], today)).toEqual(ahead);
});
