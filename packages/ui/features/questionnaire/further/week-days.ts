import { WEEKDAY_LABELS, type Weekday, WEEKDAYS } from '@anwurf/domain/vocabulary/weekday';
import type { Day } from '../../../kit/field/day-toggles.tsx';

/** Monday to Sunday as they are shown. */
export const weekDays: readonly Day<Weekday>[] = WEEKDAYS.map((value) => ({
  value,
  short: WEEKDAY_LABELS[value].slice(0, 2),
  name: WEEKDAY_LABELS[value],
}));
