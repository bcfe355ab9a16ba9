import type { WeekElement } from '../exercise/week-element.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import { isOrdinary, type SessionFrame } from './week-frame.ts';

/** Shorter sessions have no time to warm the throwing shoulder up in each. */
const LEAST_MINUTES_FOR_SHOULDER = 45;

/** Facts about a session that decide on its warm-up. */
interface WarmUpRequest {
  readonly questionnaire: Questionnaire;
  readonly frame: SessionFrame;
  readonly due: readonly WeekElement[];
}

/** Elements that come into the warm-up where nothing else has them: landing of girls and women that the week wants, the throwing shoulder. */
export function wantedInWarmUp({ questionnaire, frame, due }: WarmUpRequest): readonly WeekElement[] {
  const wantsLanding = questionnaire.gender === 'female' && due.includes('landing');
  const wantsShoulder = isOrdinary(frame) && frame.minutes >= LEAST_MINUTES_FOR_SHOULDER;
  return [...(wantsLanding ? (['landing'] as const) : []), ...(wantsShoulder ? (['cuff'] as const) : [])];
}
