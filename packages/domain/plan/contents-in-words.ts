import type { Complaint } from '../coach/complaint.ts';
import type { CatalogueExercise } from '../exercise/catalogue-exercise.ts';
import type { WeekElement } from '../exercise/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { BODY_REGION_LABELS, type BodyRegion } from '../vocabulary/body-region.ts';
import type { BuiltSession } from './build-session.ts';
import { loadsRegion, regionsToStop, regionsToStrengthen, strengthens } from './complaint-limits.ts';
import { isPreventive } from './exercise-traits.ts';
import { listed } from './listed.ts';

// Sentences on what the sessions hold, lack and spare, read from their exercises.

/** The sessions, and what they were built for. */
export interface Contents {
  readonly questionnaire: Questionnaire;
  /** Reported complaints and those of the questionnaire. */
  readonly complaints: readonly Complaint[];
  readonly sessions: readonly BuiltSession[];
}

/** Elements of a week, in the player's words. */
export const NEEDS_OF_THE_WEEK: readonly (readonly [string, readonly WeekElement[]])[] = [
  ['Beinkraft', ['kneeDominant']],
  ['Hüfte', ['hinge']],
  ['Drücken', ['horizontalPush', 'verticalPush']],
  ['Ziehen', ['horizontalPull', 'verticalPull']],
  ['Beinrückseite', ['eccentricHamstring']],
  ['Leiste', ['adductor']],
  ['Schulter', ['cuff']],
  ['Landen', ['landing']],
  ['Sprint', ['sprint']],
  ['Rumpf', ['trunk']],
  ['Wade', ['calfAnkle']],
];

/** Elements of a week that the plan's sessions have, and those they lack. */
export function weekText({ questionnaire: { individualTrainingFrequency: count }, sessions, complaints }: Contents): string {
  const done = new Set(sessions.flatMap(({ exercises }) => exercises.flatMap(({ elements }) => elements)));
  const has = ([, elements]: (typeof NEEDS_OF_THE_WEEK)[number]) => elements.some((element) => done.has(element));
  const words = (needs: typeof NEEDS_OF_THE_WEEK) => listed(needs.map(([word]) => word));
  const missing = NEEDS_OF_THE_WEEK.filter((need) => !has(need));
  const all = words(NEEDS_OF_THE_WEEK.filter(has));
  const why =
    complaints.length > 0 ? 'wegen deiner Beschwerden oder weil Zeit und Geräte nicht reichen' : 'dafür reichen Zeit und Geräte nicht';
  if (missing.length > 0) {
    const plan = count === 1 ? 'Zwei Einheiten wechseln sich Woche für Woche ab' : 'Die Woche ist als Ganzes geplant';
    return `${plan}: ${all}. Nicht dabei, ${why}: ${words(missing)}.`;
  }
  return count === 1
    ? `Zwei Einheiten wechseln sich Woche für Woche ab, damit in zwei Wochen nichts fehlt: ${all}.`
    : `Die Woche ist als Ganzes geplant, damit nichts fehlt: ${all}.`;
}

/** Regions that the sessions spare and strengthen for complaints, read from their exercises. */
export function sparingText({ complaints, sessions }: Pick<Contents, 'complaints' | 'sessions'>): string {
  const labels = (regions: readonly BodyRegion[]) => listed(regions.map((region) => BODY_REGION_LABELS[region]));
  const has = (isMeant: (exercise: CatalogueExercise) => boolean) => sessions.some(({ exercises }) => exercises.some(isMeant));
  const adapted = regionsToStrengthen(complaints.filter(({ level }) => level >= 3));
  const strengthened = adapted.filter((region) => has(strengthens(region)));
  const stopped = regionsToStop(complaints);
  const loaded = stopped.filter((region) => has(loadsRegion(region)));
  const texts = [
    adapted.length === 0 ? '' : `Weil du Beschwerden angegeben hast (${labels(adapted)}), ist dort alles leichter${strengthenedText()}.`,
    stopped.length === 0
      ? ''
      : `${labels(stopped)} wird ${loaded.length === 0 ? 'gar nicht' : 'so wenig wie möglich'} belastet; lass das bitte von einer Ärztin oder einem Physiotherapeuten ansehen, bevor du dort wieder trainierst.`,
  ].filter((text) => text !== '');
  return texts.length === 0 ? '' : `${texts.join(' ')} Der Plan ersetzt keine ärztliche Untersuchung.`;

  function strengthenedText(): string {
    if (strengthened.length === 0) return '';
    if (strengthened.length === adapted.length) return ', und Übungen, die die Stelle stärken, bleiben in angepasster Form drin';
    return `; Übungen, die stärken, bleiben in angepasster Form drin (${labels(strengthened)})`;
  }
}

/** In how many sessions something prevents injuries. */
export function preventionText({ sessions }: Pick<Contents, 'sessions'>): string {
  const count = sessions.filter(({ exercises }) => exercises.some(isPreventive)).length;
  if (count === 0) return '';
  if (count === sessions.length) return 'Jede Einheit enthält mindestens eine Übung, die Verletzungen vorbeugt.';
  return `In ${count} von ${sessions.length} Einheiten ist mindestens eine Übung, die Verletzungen vorbeugt.`;
}
