import {
  COPENHAGEN_LONG_HOLD_SCHEDULE,
  COPENHAGEN_SCHEDULE,
  COPENHAGEN_SHORT_HOLD_SCHEDULE,
  SIDE_LYING_ADDUCTION_SCHEDULE,
} from './adductor-schedules.ts';
import type { EvidenceModule, ModuleSchedule } from './evidence-module.ts';
import { NORDIC_ENTRY_SCHEDULE, NORDIC_LOW_VOLUME_SCHEDULE, NORDIC_SCHEDULE } from './hamstring-schedules.ts';
import { KNEE_CONTROL } from './knee-control.ts';
import { OSTRC_SHOULDER } from './ostrc-shoulder.ts';
import { SHOULDER_CONTROL } from './shoulder-control.ts';
import { YOUTH_KNEE } from './youth-knee.ts';

export const EVIDENCE_MODULES: readonly EvidenceModule[] = [OSTRC_SHOULDER, SHOULDER_CONTROL, KNEE_CONTROL, YOUTH_KNEE];

/** Every schedule; where an exercise has two, the sparing one, which suits any season, is first. */
export const MODULE_SCHEDULES: readonly ModuleSchedule[] = [
  NORDIC_LOW_VOLUME_SCHEDULE,
  NORDIC_SCHEDULE,
  NORDIC_ENTRY_SCHEDULE,
  COPENHAGEN_SCHEDULE,
  COPENHAGEN_LONG_HOLD_SCHEDULE,
  COPENHAGEN_SHORT_HOLD_SCHEDULE,
  SIDE_LYING_ADDUCTION_SCHEDULE,
];

/** A build-up over weeks that a player may add to an own plan, from easy to hard. */
export interface ScheduleProgramme {
  readonly id: string;
  /** German, for the player. */
  readonly name: string;
  readonly schedules: readonly [ModuleSchedule, ...ModuleSchedule[]];
}

export const SCHEDULE_PROGRAMMES: readonly ScheduleProgramme[] = [
  { id: 'nordic', name: 'Nordic-Aufbau', schedules: [NORDIC_ENTRY_SCHEDULE, NORDIC_LOW_VOLUME_SCHEDULE, NORDIC_SCHEDULE] },
  {
    id: 'kopenhagen',
    name: 'Kopenhagen-Aufbau',
    schedules: [SIDE_LYING_ADDUCTION_SCHEDULE, COPENHAGEN_SHORT_HOLD_SCHEDULE, COPENHAGEN_LONG_HOLD_SCHEDULE, COPENHAGEN_SCHEDULE],
  },
];

/** A schedule by its id; undefined for one of a later release. */
export function scheduleById(id: string): ModuleSchedule | undefined {
  return MODULE_SCHEDULES.find((schedule) => schedule.id === id);
}

/** The schedule of an exercise, the sparing one where it has two; undefined: none. */
export function scheduleOf(slug: string): ModuleSchedule | undefined {
  return MODULE_SCHEDULES.find((schedule) => schedule.slug === slug);
}
