import { formatGermanDecimal } from '../number/german-decimal.ts';
import { type ExtraLoad, extraText } from './extra-load.ts';
import type { SetValues } from './logged-set.ts';
import { clockText, paceText } from './pace.ts';
import { asksReserveOf, kindsText, type OfKind, SET_KIND_LETTERS } from './set-kind.ts';
import type { SidedValues } from './sides.ts';

/** A number on the scoreboard; missing is –. */
export function shownNumber(value: number | null): string {
  return value === null ? '–' : formatGermanDecimal(value);
}

/** 'L 45 · R 40 s', '20 kg, L 10 · R 8'; a side still to do is –. */
function sidesText(set: SidedValues): string {
  const unit = set.durationSeconds !== null ? ' s' : set.distanceMeters !== null ? ' m' : '';
  const left = set.reps ?? set.durationSeconds ?? set.distanceMeters;
  const weight = set.weight === null ? '' : `${shownNumber(set.weight)} kg, `;
  return `${weight}L ${shownNumber(left)} · R ${shownNumber(set.rightAmount ?? null)}${unit}`;
}

/** '32,5 kg × 8', '8 Wdh.', '8 Wdh., + 5 kg', '45 s', '20 m', with sides '20 kg, L 10 · R 8'; – for an empty set. */
export function setText(set: SidedValues): string {
  const extra = extraText(set);
  return extra === null ? measuredText(set) : `${measuredText(set)}, ${extra}`;
}

function measuredText(set: SidedValues): string {
  if ((set.rightAmount ?? null) !== null) return sidesText(set);
  if (set.weight !== null) return `${shownNumber(set.weight)} kg${set.reps === null ? '' : ` × ${set.reps}`}`;
  if (set.reps !== null) return `${set.reps} Wdh.`;
  const pace = paceText(set);
  if (pace !== null) return `${shownNumber(set.distanceMeters)} m in ${clockText(set.durationSeconds ?? 0)}, ${pace}`;
  if (set.durationSeconds !== null) return `${shownNumber(set.durationSeconds)} s`;
  return set.distanceMeters === null ? '–' : `${shownNumber(set.distanceMeters)} m`;
}

/** '2 in Reserve', '4+ in Reserve'; null: not answered, or not asked of such a set. */
export function reserveText(set: OfKind & { readonly reserve: number | null }): string | null {
  if (set.reserve === null || !asksReserveOf(set)) return null;
  return `${set.reserve === 4 ? '4+' : set.reserve} in Reserve`;
}

function bothSides(set: SidedValues): string {
  return (set.rightAmount ?? null) === null ? shownNumber(set.reps) : `${shownNumber(set.reps)}/${shownNumber(set.rightAmount ?? null)}`;
}

/** The right side as a separate set, in the measure of the left. */
function rightSideOf(set: SidedValues): SetValues[] {
  if ((set.rightAmount ?? null) === null) return [];
  const key = set.durationSeconds !== null ? 'durationSeconds' : set.distanceMeters !== null ? 'distanceMeters' : 'reps';
  return [{ weight: set.weight, reps: null, durationSeconds: null, distanceMeters: null, [key]: set.rightAmount }];
}

/** The sets of an exercise in one line: the decisive values, their unit, and the repetitions for a weight. */
export interface SetsLine {
  values: string;
  unit: string;
  reps: string | null;
  /** '1:25 min · 1:27 min': beside distances; missing: only one of both was measured. */
  times?: string;
  /** 'A Aufwärmen · D Dropsatz': what the letters before the values say; missing: there are none. */
  kinds?: string;
}

/** 'A ' before the value of a set that warms up; nothing before that of an ordinary one. */
const letterOf = ({ kind = null }: OfKind) => (kind === null ? '' : `${SET_KIND_LETTERS[kind]} `);

type OneSide = SetValues & OfKind;

function joined(sets: readonly OneSide[], valueOf: (set: OneSide) => number | null): string {
  return sets.map((set) => `${letterOf(set)}${shownNumber(valueOf(set))}`).join(' · ');
}

/** '+ 5 kg', or 'ohne' beside sets that have some. */
const extraOrNone = (set: SidedValues) => `${letterOf(set)}${extraText(set) ?? 'ohne'}`;

/** Whole minutes read as minutes, distances from one kilometre as kilometres. */
export function setsLine(sided: readonly SidedValues[]): SetsLine {
  const kinds = kindsText(sided);
  return { ...measuredLine(sided), ...(kinds !== null && { kinds }) };
}

function measuredLine(sided: readonly SidedValues[]): SetsLine {
  // Both sides in one line: 'L10 R9' would read like a code.
  const sets: readonly OneSide[] = sided.flatMap((set) => [set, ...rightSideOf(set)]);
  if (sided.some((set) => set.weight !== null)) {
    return { values: joined(sided, (set) => set.weight), unit: 'kg', reps: sided.map((set) => bothSides(set)).join(' · ') };
  }
  if (sided.some((set) => extraText(set) !== null)) {
    return { values: sided.map(extraOrNone).join(' · '), unit: '', reps: sided.map((set) => bothSides(set)).join(' · ') };
  }
  if (sets.some((set) => paceText(set) !== null)) {
    const times = sets.map(({ durationSeconds }) => (durationSeconds === null ? '–' : clockText(durationSeconds))).join(' · ');
    return { values: joined(sets, (set) => set.distanceMeters), unit: 'm', reps: null, times };
  }
  if (sets.some((set) => set.durationSeconds !== null)) {
    const inMinutes = sets.every(({ durationSeconds: value }) => value !== null && value >= 60 && value % 60 === 0);
    return inMinutes
      ? { values: joined(sets, (set) => (set.durationSeconds ?? 0) / 60), unit: 'min', reps: null }
      : { values: joined(sets, (set) => set.durationSeconds), unit: 's', reps: null };
  }
  if (sets.some((set) => set.distanceMeters !== null)) {
    const inKilometres = sets.every(({ distanceMeters: value }) => value !== null && value >= 1000);
    return inKilometres
      ? { values: joined(sets, (set) => (set.distanceMeters ?? 0) / 1000), unit: 'km', reps: null }
      : { values: joined(sets, (set) => set.distanceMeters), unit: 'm', reps: null };
  }
  return { values: joined(sets, (set) => set.reps), unit: 'Wdh.', reps: null };
}

/** A set as its number and the small text beside it: 15 and 'kg × 15', 20 and 'Wdh.', 45 and 's'. */
export function bestWords(set: SetValues & ExtraLoad): { number: string; unit: string } {
  const { weight, reps, durationSeconds, distanceMeters } = set;
  if (weight !== null && weight > 0) return { number: formatGermanDecimal(weight), unit: reps === null ? 'kg' : `kg × ${reps}` };
  const extra = extraText(set);
  if (reps !== null) return { number: String(reps), unit: extra === null ? 'Wdh.' : `Wdh., ${extra}` };
  if (distanceMeters !== null && durationSeconds !== null && paceText(set) !== null) {
    return { number: formatGermanDecimal(distanceMeters), unit: `m in ${clockText(durationSeconds)}` };
  }
  if (durationSeconds !== null) return { number: formatGermanDecimal(durationSeconds), unit: 's' };
  return distanceMeters === null ? { number: '–', unit: '' } : { number: formatGermanDecimal(distanceMeters), unit: 'm' };
}
