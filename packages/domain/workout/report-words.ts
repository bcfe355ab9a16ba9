import { formatGermanDecimal } from '../number/german-decimal.ts';
import { reportSums, type TrainingReport } from './training-report.ts';

const counted = (count: number, one: string, many: string) => `${formatGermanDecimal(count)} ${count === 1 ? one : many}`;

/** 'Wurfkraft Aufbau, Einheit 3'. */
export function reportTitle({ planName, sessionOrder }: Pick<TrainingReport, 'planName' | 'sessionOrder'>): string {
  return `${planName ?? 'Training'}${sessionOrder === null ? '' : `, Einheit ${sessionOrder}`}`;
}

/** The largest number of a report: volume in kilograms if any, else sets. */
export function reportHero(report: TrainingReport): { value: string; words: string } {
  const { movedKilograms, setCount } = reportSums(report);
  if (movedKilograms !== null) return { value: formatGermanDecimal(movedKilograms, { decimals: 0 }), words: 'Kilogramm bewegt' };
  return { value: formatGermanDecimal(setCount), words: setCount === 1 ? 'Satz' : 'Sätze' };
}

/** The other numbers, with their labels; omits an unknown duration. */
export function reportFacts(report: TrainingReport): { value: string; label: string }[] {
  const { exerciseCount, setCount, movedKilograms } = reportSums(report);
  const { durationMinutes } = report;
  return [
    { value: formatGermanDecimal(exerciseCount), label: exerciseCount === 1 ? 'Übung' : 'Übungen' },
    ...(movedKilograms === null ? [] : [{ value: formatGermanDecimal(setCount), label: setCount === 1 ? 'Satz' : 'Sätze' }]),
    ...(durationMinutes === null
      ? []
      : [{ value: formatGermanDecimal(durationMinutes), label: durationMinutes === 1 ? 'Minute' : 'Minuten' }]),
  ];
}

/** '52 Minuten', or 'Unbekannt'. */
export function reportDuration({ durationMinutes }: Pick<TrainingReport, 'durationMinutes'>): string {
  return durationMinutes === null ? 'Unbekannt' : counted(durationMinutes, 'Minute', 'Minuten');
}

/** One sentence for a message with the link: '6.480 kg bewegt, 9 Übungen, 27 Sätze, 52 Minuten.' */
export function shareText(report: TrainingReport): string {
  const { movedKilograms, exerciseCount, setCount } = reportSums(report);
  return `${[
    ...(movedKilograms === null ? [] : [`${formatGermanDecimal(movedKilograms, { decimals: 0 })} kg bewegt`]),
    counted(exerciseCount, 'Übung', 'Übungen'),
    counted(setCount, 'Satz', 'Sätze'),
    ...(report.durationMinutes === null ? [] : [reportDuration(report)]),
  ].join(', ')}.`;
}
