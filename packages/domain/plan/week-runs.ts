import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { BuiltSession } from './build-session.ts';
import { wantsEndurance } from './goal-work.ts';
import { aerobicSeconds } from './session-sums.ts';
import { mostEnduranceSeconds, MOST_ENDURANCE_MINUTES, weekEnduranceSeconds } from './week-endurance.ts';
import type { SessionFrame } from './week-frame.ts';
import { keptSprintMetres, mostSprintMetres, weekSprintMetres } from './week-sprints.ts';
import type { WeeklyLoad } from './weekly-load.ts';

interface RunningWeek {
  readonly questionnaire: Questionnaire;
  readonly frames: readonly SessionFrame[];
  readonly takesTurns: boolean;
  /** The most of everything that a week may hold. */
  readonly bound: WeeklyLoad;
  /** The sessions by their place in the week; undefined: not built yet. Read at each question, since they are built one by one. */
  readonly sessions: readonly (BuiltSession | undefined)[];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** Shares out a week's sprints and aerobic work: metres and seconds of the session at an index. */
export function shareOutRuns({ questionnaire, frames, takesTurns, bound, sessions }: RunningWeek) {
  const sprintMetres = weekSprintMetres(frames, questionnaire, takesTurns);
  const enduranceSeconds = weekEnduranceSeconds(frames, questionnaire, takesTurns);
  const mostMetres = mostSprintMetres(frames, questionnaire, takesTurns);
  const mostSeconds = mostEnduranceSeconds(frames, questionnaire, takesTurns);
  const mostAerobic = wantsEndurance(questionnaire) ? MOST_ENDURANCE_MINUTES[questionnaire.seasonPhase] * 60 : Infinity;
  /** Aerobic work of the other sessions: done, or kept for them. */
  const aerobicElsewhere = (index: number) =>
    sum(
      frames.map((_, other) => (other === index ? 0 : sessions[other] ? aerobicSeconds(sessions[other]) : (enduranceSeconds[other] ?? 0))),
    );
  const aerobicSecondsLeft = (index: number) => (takesTurns ? mostAerobic : mostAerobic - aerobicElsewhere(index));
  return {
    sprintMetres: (index: number) => sprintMetres[index] ?? 0,
    enduranceSeconds: (index: number) => enduranceSeconds[index] ?? 0,
    aerobicSecondsLeft,
    most: (index: number) =>
      frames[index]?.load === 'light'
        ? { sprintMetres: 0, aerobicSeconds: 0 }
        : { sprintMetres: mostMetres[index] ?? 0, aerobicSeconds: Math.min(mostSeconds[index] ?? 0, aerobicSecondsLeft(index)) },
    /** The week's bound without the sprints that later sessions need. */
    boundBesideSprints(index: number): WeeklyLoad {
      const later = takesTurns ? [] : sprintMetres.filter((_, other) => other !== index && sessions[other] === undefined);
      return { ...bound, sprintMetres: Math.max(0, bound.sprintMetres - keptSprintMetres(later)) };
    },
    /** The same for a session that has a share of the sprints: it has its share in any case, and no more where others would lose theirs. */
    withOwnSprints(besideSprints: WeeklyLoad, index: number, loadSoFar: WeeklyLoad): WeeklyLoad {
      const own = keptSprintMetres([sprintMetres[index] ?? 0]);
      if (own === 0) return besideSprints;
      const metres = Math.max(besideSprints.sprintMetres, loadSoFar.sprintMetres + own);
      return { ...besideSprints, sprintMetres: Math.min(bound.sprintMetres, metres) };
    },
  };
}
