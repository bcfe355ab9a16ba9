import type { QualityAim } from '../../exercise/quality-aim.ts';
import { formatGermanDecimal } from '../../number/german-decimal.ts';
import type { Metric } from '../../vocabulary/unit.ts';
import { extraText } from '../../workout/extra-load.ts';
import type { LoadReason } from './suggestion.ts';

interface Row {
  readonly metric: Metric;
  readonly perSide: boolean;
}

const UNITS: Readonly<Record<Metric, readonly [one: string, many: string]>> = {
  weight_reps: ['Wiederholung', 'Wiederholungen'],
  reps: ['Wiederholung', 'Wiederholungen'],
  seconds: ['Sekunde', 'Sekunden'],
  metres: ['Meter', 'Meter'],
};

/** '10 Wiederholungen je Seite'. */
function amountText(amount: number, { metric, perSide }: Row): string {
  const [one, many] = UNITS[metric];
  return `${formatGermanDecimal(amount)} ${amount === 1 ? one : many}${perSide ? ' je Seite' : ''}`;
}

/** '+2,5 kg', '−5 kg'. */
function changeText(change: number): string {
  return `${change < 0 ? '−' : '+'}${formatGermanDecimal(Math.abs(change))} kg`;
}

function reserveText(reserve: number): string {
  return reserve >= 4 ? '4 oder mehr' : String(reserve);
}

/** A text for every code; each takes its code's values. */
type Words = { readonly [Code in LoadReason['code']]: (reason: Extract<LoadReason, { code: Code }>, row: Row) => string };

const SETBACK_WORDS = {
  missed: ({ amount, asked }, row) => `${formatGermanDecimal(amount)} statt ${amountText(asked, row)}: Die Last bleibt.`,
  noReserve: () => 'Zuletzt ging nichts mehr: Die Last bleibt.',
  hardTwice: ({ percent }) => `Zweimal nacheinander zu schwer: −${percent} %`,
  farOff: ({ amount, asked }, row) => `Nur ${formatGermanDecimal(amount)} statt ${amountText(asked, row)}: leichter weiter`,
  falling: () => 'Drei Einheiten nacheinander schwächer: eine leichtere zur Erholung',
  lightWeek: () => 'Leichtere Woche: weniger Sätze, keine Steigerung',
  afterLight: () => 'Nach der leichteren Einheit weiter wie davor',
  missedWeek: () => 'Eine Woche ausgesetzt: noch keine Steigerung',
  missedWeeks: ({ weeks, percent }) => `${weeks} Wochen ausgesetzt: −${percent} %`,
  pain: ({ level }) => `Schmerz ${level} von 10: stattdessen die leichtere Übung`,
  painWithoutEasier: ({ level }) => `Schmerz ${level} von 10: deutlich leichter, und nur so weit es nicht mehr schmerzt`,
  stopPain: ({ level }) => `Schmerz ${level} von 10: diese Übung heute nicht. Lass das ärztlich oder physiotherapeutisch ansehen.`,
  afterPain: ({ percent }) => `Wieder ohne Schmerz: erst einmal −${percent} %`,
  backAfterPain: ({ goal }, row) =>
    `Schmerzfrei zurück zu ${row.metric === 'weight_reps' ? `${formatGermanDecimal(goal)} kg` : amountText(goal, row)}: höchstens ein Zehntel auf einmal`,
  health: ({ percent }) => `Nach deiner Wochenfrage: −${percent} %`,
  healthHold: () => 'Nach deiner Wochenfrage: in dieser Woche keine Steigerung',
  easier: () => 'Zu schwer: erst die leichtere Übung',
} satisfies Partial<Words>;

/** Load that is added to the own body, or helps. */
const EXTRA_WORDS = {
  lessHelp: ({ band }) => (band === null ? 'Die Hilfe sitzt: nun ohne Band' : `Die Hilfe sitzt: nun mit dem schwächeren Band (${band})`),
  firstExtra: ({ change }) => `Ohne Zusatz bist du am Ende der Leiter: ${changeText(change)} dazu (Weste, Hantel oder Gürtel)`,
  backToExtra: ({ goal }) =>
    `Schmerzfrei zurück zu ${extraText({ extraWeight: goal }) ?? 'deinem Körpergewicht'}: höchstens ein Zehntel auf einmal`,
} satisfies Partial<Words>;

/** Comparison of quality work with the last time. */
const BETTER: Readonly<Record<QualityAim, string>> = {
  height: 'höher',
  distance: 'weiter',
  speed: 'schneller',
  complexity: 'sauberer oder unter schwereren Bedingungen',
};

const PROGRESS_WORDS = {
  calibrate: () =>
    'Taste dich heran: Nimm ein Gewicht, das du sicher 12-mal schaffst, und höre auf, wenn noch zwei saubere Wiederholungen gingen (spätestens nach 15). Trag Gewicht und Wiederholungen ein.',
  nextTry: ({ change }) => `Der Satz davor war ${change > 0 ? 'leicht' : 'schwer'}: ${changeText(change)}`,
  moreTry: ({ amount }, row) =>
    `Der Satz davor war leicht, das nächste Gewicht wäre noch zu viel auf einmal: bis zu ${amountText(amount, row)}, hör auf, wenn noch zwei gehen`,
  first: () => 'Zum Einstieg',
  topWithReserve: ({ sets, amount, reserve, change }, { perSide }) =>
    `${sets}× ${formatGermanDecimal(amount)}${perSide ? ' je Seite' : ''} mit ${reserveText(reserve)} in Reserve: ${changeText(change)}`,
  topTwice: ({ amount, change }, row) => `Zweimal in allen Sätzen ${amountText(amount, row)}: ${changeText(change)}`,
  oneMore: ({ amount }, row) => `Steigere dich auf ${amountText(amount, row)}`,
  stepTooBig: ({ change, percent, amount }, row) =>
    change < 0
      ? `Zweimal zu schwer, aber ${changeText(change)} wären gleich ${percent} % weniger: nur ${amountText(amount, row)}`
      : `${changeText(change)} wären ${percent} %: erst ${amountText(amount, row)}`,
  muchLeft: ({ change, amount }, row) =>
    `${changeText(change)} wären noch zu viel auf einmal: bis zu ${amountText(amount, row)}, hör auf, wenn noch zwei gehen`,
  heaviest: ({ weight, amount }, row) => `${formatGermanDecimal(weight)} kg ist dein schwerstes Gewicht: ${amountText(amount, row)}`,
  keep: () => 'Das passt: noch einmal so',
  firstQuality: () => 'Nimm ein leichtes Gewicht, mit dem jede Wiederholung schnell und sauber bleibt',
  quality: ({ aim }) =>
    `Gleich viele, jede so gut wie die erste: ${aim === null ? 'höher, weiter, schneller oder sauberer' : BETTER[aim]} als zuletzt`,
  once: ({ amount }, row) => `Einmal ${amountText(amount, row)}: Beim zweiten Mal wird gesteigert`,
  tooHeavyLately: () => 'Der nächste Schritt war neulich zu schwer: noch einmal so',
  fewerSets: ({ done, asked }) => `${done} von ${asked} Sätzen gemacht: noch einmal so`,
  newRange: ({ min, max }) => `Neuer Block mit ${min === max ? min : `${min} bis ${max}`} Wiederholungen: Gewicht umgerechnet`,
  topOfLadder: ({ amount }, row) => `Die schwerste Stufe sitzt: ${amountText(amount, row)}`,
  plates: ({ weight }) => `${formatGermanDecimal(weight)} kg gehen mit deinen Scheiben nicht auf: das nächste Gewicht, das du laden kannst`,
  slower: () => 'Noch mehr Wiederholungen machen kaum stärker: Lass dir beim Absenken vier Sekunden Zeit',
  nowSlower: ({ seconds, amount }, row) => `Neu: ${seconds} Sekunden absenken. Dafür wieder ${amountText(amount, row)}`,
  harder: ({ amount }, row) => `${amountText(amount, row)} mit Reserve: nun die schwerere Übung`,
} satisfies Partial<Words>;

const WORDS: Words = { ...SETBACK_WORDS, ...EXTRA_WORDS, ...PROGRESS_WORDS };

/** The reason for a suggested load, in German, as short as '2× 10 mit 3 in Reserve: +2,5 kg'. */
export function reasonInWords(reason: LoadReason, row: Row): string {
  const words = WORDS[reason.code] as (reason: LoadReason, row: Row) => string;
  return words(reason, row);
}
