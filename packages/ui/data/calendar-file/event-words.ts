import type { EventKind, TeamEvent } from '@anwurf/domain/team/team-event';

/** Words for the kinds of entries. */
export const EVENT_WORDS: Readonly<Record<EventKind, string>> = { training: 'Training', match: 'Spiel', free: 'Spielfrei' };

/** A title that says itself that it is a match: 'Pokalspiel in Köln'. */
const saysMatch = /spiele?\b|spieltag|turnier|pokal|liga|gegen|\bvs\b/i;

/** 'Spiel gegen TV Beispielhausen', 'Training', of a cancelled one with 'abgesagt'. */
export function eventTitle({ kind, title, isCancelled }: Pick<TeamEvent, 'kind' | 'title' | 'isCancelled'>): string {
  // Match plans name both.
  const isPair = title !== null && /\s[-–:]\s/.test(title);
  const words =
    kind === 'match' && title !== null
      ? isPair
        ? `Spiel: ${title}`
        : saysMatch.test(title)
          ? title
          : `Spiel gegen ${title}`
      : kind === 'training' && title !== null
        ? title
        : EVENT_WORDS[kind];
  return isCancelled ? `${words}, abgesagt` : words;
}

/** '18:30, 90 min, Halle Nord'; empty when nothing is said. */
export function eventDetail({ time, minutes, place }: Pick<TeamEvent, 'time' | 'minutes' | 'place'>): string {
  return [time, minutes === null ? null : `${minutes} min`, place].filter(Boolean).join(', ');
}
