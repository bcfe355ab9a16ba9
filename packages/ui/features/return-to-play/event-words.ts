import type { RecoveryMoment } from '@anwurf/domain/coach/return-to-play/recovery-course';
import { type RecoveryLadder, type RecoveryTest, recoveryWords } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import type { KeptEvent } from '../../data/recovery/use-recoveries.ts';
import { dateOf } from '../../data/week/day-words.ts';

/** '16.11.' */
export function shortDate(day: string): string {
  return format(dateOf(day), 'd.M.', { locale: de });
}

/** '4. November'. */
export function longDate(day: string): string {
  return format(dateOf(day), 'd. MMMM', { locale: de });
}

export const unitWords: Readonly<Record<RecoveryTest['unit'], string>> = { count: 'Mal', seconds: 's', percent: '%' };

function saidWords(ladder: RecoveryLadder, { event, stage }: RecoveryMoment<KeptEvent>): string {
  if (event.kind !== 'entry') return '';
  const { tests = [] } = ladder.stages[stage]?.progress ?? {};
  const results = tests.flatMap(({ id, text, unit }) => {
    const result = event.results[id];
    return result === undefined ? [] : [`${text}: ${formatGermanDecimal(result)} ${unitWords[unit]}`];
  });
  const known = [...ladder.redFlags, ...(ladder.stages[stage]?.stop.checks ?? [])];
  const signs = known.filter(({ id }) => event.signs.includes(id)).map(({ text }) => text);
  return [`${recoveryWords(ladder).felt} ${event.pain} von 10`, ...signs, ...results].join(', ');
}

/** An event of the history in a line: what it led to, and what was said. */
export function eventWords(ladder: RecoveryLadder, moment: RecoveryMoment<KeptEvent>): { title: string; detail: string } {
  const { stage, outcome, event } = moment;
  const detail = saidWords(ladder, moment);
  switch (outcome) {
    case 'begun':
      return { title: 'Weg begonnen', detail };
    case 'noted':
      return { title: `Tag auf Stufe ${stage + 1}`, detail };
    case 'up':
      return { title: `Weiter auf Stufe ${stage + 2}`, detail };
    case 'down':
      return { title: `Zurück auf Stufe ${stage}`, detail };
    case 'again':
      return { title: `Stufe ${stage + 1} beginnt von vorn`, detail };
    case 'stopped':
      return { title: 'Gestoppt: Warnzeichen', detail };
    case 'cleared':
      return { title: 'Freigabe bekommen', detail };
    case 'done':
      return { title: 'Geschafft: zurück im Spiel', detail };
    case 'ended':
      return { title: 'Weg beendet', detail };
    case 'nothing':
      return { title: event.kind === 'entry' ? 'Tag notiert' : 'Ohne Wirkung', detail };
  }
}
