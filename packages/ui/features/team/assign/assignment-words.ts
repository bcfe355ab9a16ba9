import type { AssignedContent } from '@anwurf/contract/assignment';
import type { Assignee } from '@anwurf/db/queries/assignments';
import type { PlanWishes } from '@anwurf/domain/team/plan-wishes';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import type { SeasonPhase } from '@anwurf/domain/vocabulary/training-time';
import { dayText } from '../squad/member-words.ts';

/** '1 Einheit', '3 Einheiten'. */
const sessionsText = (count: number) => (count === 1 ? '1 Einheit' : `${count} Einheiten`);

/** '3 Einheiten, 6 Wochen', of a single session '8 Übungen'. */
export function contentText({ sessions, weeks, perWeek }: AssignedContent): string {
  const [first] = sessions;
  if (sessions.length > 1 || first === undefined) {
    const amount = perWeek === null ? sessionsText(sessions.length) : `${sessionsText(perWeek)} die Woche`;
    return weeks === null ? amount : `${amount}, ${weeks === 1 ? '1 Woche' : `${weeks} Wochen`}`;
  }
  const exercises = first.warmup.length + first.main.length + first.cooldown.length;
  return exercises === 1 ? '1 Übung' : `${exercises} Übungen`;
}

const PHASE_TEXTS: Readonly<Record<SeasonPhase, string>> = {
  Wettkampfphase: 'In der Saison, 4 Wochen',
  Saisonvorbereitung: 'Vorbereitung, 6 Wochen',
};

/** A phase of the season with the weeks that a plan of it has (`planWeeks`). */
export const phaseText = (phase: SeasonPhase): string => PHASE_TEXTS[phase];

/** 'einmal', '3-mal'. */
export const perWeekText = (count: number): string => (count === 1 ? 'einmal' : `${count}-mal`);

/** 'Höher springen, Schneller werden · Vorbereitung, 6 Wochen · 2 Einheiten die Woche · 45 Minuten'. */
export function wishesText({ goals, seasonPhase, perWeek, minutes }: PlanWishes): string {
  return [
    goals.map((goal) => GOAL_LABELS[goal]).join(', '),
    seasonPhase === null ? null : phaseText(seasonPhase),
    perWeek === null ? null : `${sessionsText(perWeek)} die Woche`,
    minutes === null ? null : `${minutes} Minuten`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Names of the exercises of each session, in training order. */
export function exerciseNames({ sessions }: AssignedContent): string[][] {
  return sessions.map(({ warmup, main, cooldown }) =>
    [...warmup, ...main, ...cooldown].map(({ name }) => (typeof name === 'string' ? name : 'Übung')),
  );
}

const inWords = { accepted: 'angenommen', declined: 'beiseitegelegt', open: 'offen' } as const;

/** '9 angenommen, 1 beiseitegelegt, 8 offen'. */
export function answersText(players: readonly Pick<Assignee, 'answer'>[]): string {
  const counts = (['accepted', 'declined', 'open'] as const).map(
    (wanted) => [players.filter(({ answer }) => (answer ?? 'open') === wanted).length, inWords[wanted]] as const,
  );
  return counts.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`])).join(', ');
}

/** 'offen', 'angenommen, 2 mal gemacht, zuletzt gestern, Anstrengung 7'. */
export function answerText({ answer, done, lastDoneOn, lastEffort }: Assignee, today: string): string {
  if (answer !== 'accepted' || done === 0) return inWords[answer ?? 'open'];
  return [
    inWords.accepted,
    done === 1 ? 'einmal gemacht' : `${done}-mal gemacht`,
    lastDoneOn === null ? null : `zuletzt ${dayText(lastDoneOn, today)}`,
    lastEffort === null ? null : `Anstrengung ${lastEffort}`,
  ]
    .filter(Boolean)
    .join(', ');
}
