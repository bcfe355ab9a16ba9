import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { GOAL_LABELS, type Goal } from '../vocabulary/goal.ts';
import type { Position } from '../vocabulary/player.ts';
import type { PlanWeek } from './generated-plan.ts';
import type { BuiltSession } from './build-session.ts';
import { isPreventive } from './exercise-traits.ts';
import type { SessionLoad } from './session-load.ts';
import { WEEKDAY_LABELS } from '../vocabulary/weekday.ts';

/** Names by main goal. The category of a session is derived from them (plan-category.ts). */
const NAME_BY_GOAL: Readonly<Record<Goal, string>> = {
  mehr_tore_werfen: 'Wurfkraft- und Torgefahr-Training',
  schneller_werden: 'Sprint-Training',
  mehr_zweikampfe_gewinnen: 'Zweikampf-Kraft-Training',
  langer_durchhalten: 'Ausdauer-Training',
  beweglicher_werden: 'Beweglichkeits-Training',
  hoher_springen: 'Sprungkraft-Training',
  explosiver_starten: 'Antritts-Training',
  schneller_richtungswechseln: 'Agilitäts-Training',
  starker_im_wurfarm: 'Wurfkraft-Training',
  verletzungen_vorbeugen: 'Präventions-Training',
};

const PLACE_BY_POSITION: Readonly<Record<Position, string>> = {
  Torwart: 'für das Tor',
  Kreisläufer: 'für den Kreis',
  Außenspieler: 'für Außen',
  Rückraumspieler: 'für den Rückraum',
  Mittespieler: 'für die Mitte',
};

/** The plan's name, e.g. 'Wurfkraft-Training für den Rückraum'. */
export function planName({ goals, position }: Questionnaire): string {
  const [mainGoal] = goals;
  const subject = mainGoal === undefined ? 'Athletik-Training' : NAME_BY_GOAL[mainGoal];
  return `${subject} ${PLACE_BY_POSITION[position]}`;
}

/** Two sentences about the contents of the plan. */
function summary(questionnaire: Questionnaire, sessions: readonly BuiltSession[]): string {
  const { goals, individualTrainingFrequency: own, durationMinutes, seasonPhase } = questionnaire;
  const [mainGoal, ...secondaryGoals] = goals.map((goal) => `„${GOAL_LABELS[goal]}“`);
  const secondary = secondaryGoals.length > 0 ? `, dazu ${secondaryGoals.join(' und ')}` : '';
  const count = own === 1 ? 'Eine Einheit' : `${own} Einheiten`;
  const season = seasonPhase === 'Wettkampfphase' ? 'die Wettkampfphase' : 'die Saisonvorbereitung';
  const prevents = sessions.every(({ exercises }) => exercises.some(isPreventive)) ? '; jede Einheit enthält Übungen zur Vorbeugung' : '';
  return `${count} pro Woche mit je ${durationMinutes} Minuten für ${season}. Im Mittelpunkt steht ${mainGoal}${secondary}${prevents}.`;
}

const LOAD_LABELS: Readonly<Record<SessionLoad, string>> = { heavy: 'fordernd', medium: 'mittel', light: 'leicht' };

/** 'Einheit 1 am Montag (Halle) fordernd'. */
function sessionText({ frame: { weekday, venue, load, minutes } }: BuiltSession, index: number, usualMinutes: number): string {
  const day = weekday === null ? '' : ` am ${WEEKDAY_LABELS[weekday]}`;
  const short = minutes < usualMinutes ? `, nur ${minutes} Minuten` : '';
  return `Einheit ${index + 1}${day} (${venue}${short}) ${LOAD_LABELS[load]}`;
}

/** Units of training in a week from which on the plan says so. */
const MOST_UNITS = 9;

/** The sessions' places in the week, as far as known. */
function weekText(questionnaire: Questionnaire, sessions: readonly BuiltSession[]): string {
  const { seasonPhase, individualTrainingFrequency: own, teamTrainingFrequency: team, durationMinutes } = questionnaire;
  const [first] = sessions;
  const knowsDays = first !== undefined && first.frame.weekday !== null;
  const loads = sessions.map((session, index) => sessionText(session, index, durationMinutes));
  const sentences = own > 1 ? [`So belasten dich die Einheiten: ${loads.join(', ')}.`] : [];
  if (own === 1) sentences.push('Trainiere Einheit 1 und Einheit 2 im Wechsel, jede Woche eine.');
  if (knowsDays && own === 1) sentences.push(`Dein Tag ist ${WEEKDAY_LABELS[first.frame.weekday ?? 'mo']}.`);
  if (!knowsDays && seasonPhase === 'Wettkampfphase') {
    sentences.push(`Lege ${own > 1 ? 'Einheit 1' : 'die Einheit'} früh in die Woche, mindestens zwei Tage vor das Spiel.`);
    if (own > 1) sentences.push(`Einheit ${own} ist die letzte vor dem Spiel; am Spieltag trainierst du nicht zusätzlich.`);
  } else if (!knowsDays && own > 1) {
    sentences.push('Lass zwischen zwei fordernden Einheiten mindestens einen Tag Abstand.');
  } else if (!knowsDays) {
    sentences.push('Lege die Einheit auf einen Tag ohne Teamtraining, wenn es geht.');
  }
  if (own + team > MOST_UNITS) {
    sentences.push(
      `Das sind ${own + team} Einheiten in der Woche, mehr als neun: Lass eine eigene Einheit weg, sobald du müde wirst oder etwas schmerzt.`,
    );
  }
  if (own + team > 6) {
    sentences.push(
      'An Tagen mit Teamtraining trainierst du zuerst allein und hast dann einige Stunden Pause. Halte einen Tag der Woche ganz frei, wenn es geht.',
    );
  }
  return sentences.join(' ');
}

function weekLabel(from: number, to: number): string {
  if (from === to) return `Woche ${from}`;
  return `Wochen ${from} ${to === from + 1 ? 'und' : 'bis'} ${to}`;
}

/** One line for each week; equal consecutive weeks share a line. */
export function weekLines(weeks: readonly PlanWeek[]): string[] {
  const groups: { from: number; to: number; note: string }[] = [];
  for (const { week, note } of weeks) {
    const last = groups.at(-1);
    if (last?.note === note) last.to = week;
    else groups.push({ from: week, to: week, note });
  }
  return groups.map(({ from, to, note }) => `${weekLabel(from, to)}: ${note}`);
}

/** The description of a plan: summary, reason, week and weeks, in paragraphs. At most 8,000 characters. */
export function planDescription({
  questionnaire,
  reason,
  weeks,
  sessions,
}: {
  questionnaire: Questionnaire;
  reason: string;
  weeks: readonly PlanWeek[];
  sessions: readonly BuiltSession[];
}): string {
  return [
    summary(questionnaire, sessions),
    `Warum dieser Plan? ${reason}`,
    `Deine Woche: ${weekText(questionnaire, sessions)}`,
    ...weekLines(weeks),
  ].join('\n\n');
}

/** Recommended duration of the plan: a pre-season block is longer than a block between matches. */
export function durationRecommendation({ seasonPhase }: Questionnaire): string {
  return seasonPhase === 'Saisonvorbereitung' ? '6 Wochen' : '4 Wochen';
}
