import { CHANGE_WORDS } from '@anwurf/domain/fitness/measured-change';
import type { MemberTest } from '@anwurf/domain/team/member-tests';
import type { SharedPlace } from '@anwurf/domain/team/shared-places';
import { testText } from '../../../data/goals/goal-words.ts';

const NONE = '–';

/** '+1,2 cm, sicher besser'. */
export function changeText({ test, change }: Pick<MemberTest, 'test' | 'change'>): string {
  if (change === null) return NONE;
  const sign = change.difference > 0 ? '+' : change.difference < 0 ? '−' : '±';
  return `${sign}${testText(test, Math.abs(change.difference))}, ${CHANGE_WORDS[change.verdict]}`;
}

/** '62', and '–' where nothing is compared. */
export const placeText = (place: SharedPlace | null): string => (place === null ? NONE : String(place.place));
