import { toggleGoal } from '@anwurf/domain/questionnaire/choice';
import { MAX_GOALS } from '@anwurf/domain/questionnaire/questionnaire';
import type { PlanWishes } from '@anwurf/domain/team/plan-wishes';
import { GOAL_LABELS, GOALS } from '@anwurf/domain/vocabulary/goal';
import { INDIVIDUAL_TRAINING_RANGE, SEASON_PHASES, SESSION_DURATIONS } from '@anwurf/domain/vocabulary/training-time';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { perWeekText, phaseText } from './assignment-words.ts';

/** As each player answered. */
const OPEN = 'open';
const openChoice = { value: OPEN, label: 'Wie angegeben' };
const times = Array.from({ length: INDIVIDUAL_TRAINING_RANGE.max }, (_, index) => index + INDIVIDUAL_TRAINING_RANGE.min);

/** Wishes without a goal, which only an empty form has. */
export const NO_WISHES: PlanWishes = { goals: [], seasonPhase: null, perWeek: null, minutes: null };

export interface WishesFieldsProps {
  wishes: PlanWishes;
  onChange: (wishes: PlanWishes) => void;
  error: string | undefined;
}

/** Wishes for a plan; a wish left open is as each player answered. */
export function WishesFields({ wishes, onChange, error }: WishesFieldsProps) {
  const { goals, seasonPhase, perWeek, minutes } = wishes;
  const [mainGoal] = goals;
  return (
    <>
      <MultiChips
        label="Ziele"
        description={mainGoal === undefined ? `Bis zu ${MAX_GOALS}. Das erste ist das Hauptziel.` : `Hauptziel: ${GOAL_LABELS[mainGoal]}`}
        options={GOALS.map((goal) => ({ value: goal, label: GOAL_LABELS[goal] }))}
        value={goals}
        onChange={(next) => {
          const changed = GOALS.find((goal) => next.includes(goal) !== goals.includes(goal));
          if (changed !== undefined) onChange({ ...wishes, goals: toggleGoal(goals, changed) });
        }}
        error={error}
      />
      <ChoiceChips
        label="Saisonphase"
        options={[openChoice, ...SEASON_PHASES.map((phase) => ({ value: phase, label: phaseText(phase) }))]}
        value={seasonPhase ?? OPEN}
        onChange={(value) => onChange({ ...wishes, seasonPhase: SEASON_PHASES.find((phase) => phase === value) ?? null })}
      />
      <ChoiceChips
        label="Einheiten in der Woche"
        options={[openChoice, ...times.map((count) => ({ value: String(count), label: perWeekText(count) }))]}
        value={perWeek === null ? OPEN : String(perWeek)}
        onChange={(value) => onChange({ ...wishes, perWeek: times.find((count) => String(count) === value) ?? null })}
      />
      <ChoiceChips
        label="Dauer einer Einheit"
        options={[openChoice, ...SESSION_DURATIONS.map((duration) => ({ value: String(duration), label: `${duration} min` }))]}
        value={minutes === null ? OPEN : String(minutes)}
        onChange={(value) => onChange({ ...wishes, minutes: SESSION_DURATIONS.find((duration) => String(duration) === value) ?? null })}
      />
    </>
  );
}
