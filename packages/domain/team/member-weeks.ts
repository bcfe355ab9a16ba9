import { mondayOf } from '../coach/calendar-day.ts';
import { mondaysBetween } from '../statistics/training-weeks.ts';
import { workoutLoad } from '../workout/effort.ts';

/** A week of a player as his coach sees it. */
export interface MemberWeek {
  /** Local day such as '2026-11-23'. */
  readonly monday: string;
  /** Finished own workouts. */
  readonly done: number;
  /** Minutes × effort: own workouts, team training, matches. */
  readonly load: { readonly own: number; readonly team: number; readonly match: number };
}

interface DoneDay {
  readonly day: string;
  readonly isDone: boolean;
}

interface LoadDay {
  readonly day: string;
  readonly kind: 'own' | 'team' | 'match';
  readonly minutes: number;
  /** 1 to 10. */
  readonly effort: number;
}

/** The weeks from one local day's to another's, oldest first, also those without anything. */
export function memberWeeks(trainings: readonly DoneDay[], loads: readonly LoadDay[], from: string, until: string): MemberWeek[] {
  return mondaysBetween(from, until).map((monday) => {
    const isIn = ({ day }: { readonly day: string }) => mondayOf(day) === monday;
    const loadOf = (kind: LoadDay['kind']) =>
      loads.reduce((sum, one) => sum + (one.kind === kind && isIn(one) ? workoutLoad(one.minutes, one.effort) : 0), 0);
    return {
      monday,
      done: trainings.filter((one) => one.isDone && isIn(one)).length,
      load: { own: loadOf('own'), team: loadOf('team'), match: loadOf('match') },
    };
  });
}
