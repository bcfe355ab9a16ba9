import { formatGermanDecimal } from '../number/german-decimal.ts';
import type { Questionnaire } from '../questionnaire/questionnaire.ts';
import type { AgeGroup } from './age-group.ts';
import type { PlanExercise, PlanWeek } from './generated-plan.ts';

const LIGHT_WEEK_SETS = 0.6;

const STEADY: Pick<PlanWeek, 'setsFactor' | 'loadFactor'> = { setsFactor: 1, loadFactor: 1 };

/** How weights grow: cautiously and after the repetitions for the young, otherwise by 2.5 % a week. */
function loadFactorAfter(steps: number, ageGroup: AgeGroup): number {
  const step = ageGroup === 'youth' || ageGroup === 'masters' ? 0.0125 : 0.025;
  return 1 + Math.round(steps * step * 1000) / 1000;
}

function lightWeek(week: number, last: boolean): PlanWeek {
  const then = last ? 'danach suchst du dir einen neuen Plan' : 'danach steigerst du weiter';
  return {
    week,
    setsFactor: LIGHT_WEEK_SETS,
    loadFactor: 1,
    note: `Leichtere Woche: nur etwa 60 Prozent der Sätze, Gewichte und Tempo wie in Woche 1; ${then}.`,
  };
}

function growingWeek(week: number, steps: number, ageGroup: AgeGroup): PlanWeek {
  const loadFactor = loadFactorAfter(steps, ageGroup);
  const percent = formatGermanDecimal(Math.round((loadFactor - 1) * 1000) / 10);
  const note =
    ageGroup === 'youth'
      ? 'Erst eine Wiederholung mehr je Satz, und nur bei sauberer Technik etwas mehr Gewicht.'
      : `Gleiche Sätze, Gewichte etwa ${percent} Prozent schwerer als in Woche 1; ohne Gewicht mehr Tempo oder eine schwerere Variante.`;
  return { week, setsFactor: 1, loadFactor, note };
}

/**
 * The weeks of a plan: six in pre-season, four in season. The sets stay, so that the session keeps its
 * length; weight and quality grow; one week (the fourth) has fewer sets. In season it is the last one.
 */
export function planWeeks({ seasonPhase }: Questionnaire, ageGroup: AgeGroup): PlanWeek[] {
  const start: PlanWeek = {
    week: 1,
    ...STEADY,
    note: 'Lerne die Übungen kennen; beende jeden Kraftsatz, wenn du noch zwei bis drei saubere Wiederholungen schaffen würdest.',
  };
  const build = [start, growingWeek(2, 1, ageGroup), growingWeek(3, 2, ageGroup)];
  if (seasonPhase === 'Wettkampfphase') return [...build, lightWeek(4, true)];
  return [...build, lightWeek(4, false), growingWeek(5, 3, ageGroup), growingWeek(6, 4, ageGroup)];
}

/** Sets of an exercise in a week of the plan; only the main part changes. */
export function setsInWeek({ phase, sets }: PlanExercise, { setsFactor }: PlanWeek): number {
  return phase === 'main' ? Math.max(1, Math.round(sets * setsFactor)) : sets;
}
