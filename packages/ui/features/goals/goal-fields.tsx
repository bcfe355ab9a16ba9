import type { GoalContent, GoalMeasure } from '@anwurf/domain/goals/goal';
import { measureTarget, testTarget } from '@anwurf/domain/goals/goal-field';
import { goalTest } from '@anwurf/domain/goals/goal-row';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { nextMark } from '@anwurf/domain/statistics/exercise-course';
import { goalUnit, goalValue } from '../../data/goals/goal-words.ts';
import { numberRule } from '../../forms/number-rule.ts';
import { Segments } from '../../kit/field/segments.tsx';
import { Select } from '../../kit/field/select.tsx';
import { Stepper } from '../../kit/field/stepper.tsx';
import type { GoalDraft } from './goal-draft.ts';
import styles from './goal-form.module.css';
import type { ExerciseChoice, GoalChoices } from './use-goal-choices.ts';

const measureLabels: Readonly<Record<GoalMeasure, string>> = {
  weight: 'Gewicht',
  oneRepMax: 'Maximum',
  reps: 'Wdh.',
  seconds: 'Zeit',
  metres: 'Strecke',
};
/** Stands for none chosen yet; nothing has an empty name. */
const notChosen = '';

export interface GoalFieldsProps {
  draft: GoalDraft;
  onDraft: (change: Partial<GoalDraft>) => void;
  choices: GoalChoices;
  /** `about`: the exercise or test stays, `all`: so does its measure. */
  fixed: 'nothing' | 'about' | 'all';
}

const ofMeasure = (measure: GoalMeasure): GoalContent => ({ kind: 'exercise', exercise: '', measure, reps: null, target: 0, until: '' });
const measureOf = (choice: ExerciseChoice | undefined, measure: GoalMeasure) => choice?.bests.find((one) => one.measure === measure);

/** The chosen exercise; its number begins at the next round mark. */
function withExercise(exercises: readonly ExerciseChoice[], name: string, wanted?: GoalMeasure): Partial<GoalDraft> {
  const choice = exercises.find((one) => one.name === name);
  const best = (wanted && measureOf(choice, wanted)) ?? choice?.bests[0];
  return { exercise: name, ...(best && { measure: best.measure, target: nextMark(best.best) }) };
}

/** A best of an exercise, and the number to reach. */
function ExerciseFields({ draft, onDraft, choices: { exercises }, fixed }: GoalFieldsProps) {
  const choice = exercises.find(({ name }) => name === draft.exercise);
  const best = measureOf(choice, draft.measure);
  const { field, step } = measureTarget(draft.measure);
  const measures = choice?.bests.map(({ measure }) => ({ value: measure, label: measureLabels[measure] })) ?? [];
  if (exercises.length === 0 && fixed === 'nothing') return <p>Nach deinem ersten Training kannst du dir hier etwas vornehmen.</p>;
  return (
    <>
      {fixed === 'nothing' && (
        <Select
          label="Übung"
          options={[
            ...(choice === undefined ? [{ value: notChosen, label: 'Übung wählen' }] : []),
            ...exercises.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={draft.exercise ?? notChosen}
          onChange={(name) => name !== notChosen && onDraft(withExercise(exercises, name))}
        />
      )}
      {fixed !== 'all' && measures.length > 1 && (
        <Segments
          label="Maß"
          hideLabel
          options={measures}
          value={draft.measure}
          onChange={(measure) => onDraft(withExercise(exercises, draft.exercise ?? '', measure))}
        />
      )}
      {draft.exercise !== null && (
        <>
          <Stepper
            label="Ziel"
            unit={goalUnit(ofMeasure(draft.measure))}
            rule={numberRule(field)}
            step={step}
            value={draft.target}
            onChange={(target) => onDraft({ target })}
          />
          {draft.measure === 'weight' && (
            <Stepper
              label="Wiederholungen"
              unit="Wdh."
              rule={numberRule(NUMERIC_FIELDS.goalSetReps)}
              step={1}
              value={draft.reps}
              onChange={(reps) => onDraft({ reps })}
            />
          )}
          {best && <p className={styles.so}>Bisher: {goalValue(ofMeasure(draft.measure), best.best)}</p>}
        </>
      )}
    </>
  );
}

const ofTest = (test: string): GoalContent => ({ kind: 'test', test, target: 0, until: '' });

/** A fitness test, and the value to reach. */
function TestFields({ draft, onDraft, choices: { tests }, fixed }: GoalFieldsProps) {
  const choice = tests.find(({ id }) => id === draft.test);
  const test = draft.test === null ? undefined : goalTest(draft.test);
  const target = test && testTarget(test);
  return (
    <>
      {fixed === 'nothing' && (
        <Select
          label="Test"
          options={[
            ...(choice === undefined ? [{ value: notChosen, label: 'Test wählen' }] : []),
            ...tests.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.test ?? notChosen}
          onChange={(id) => id !== notChosen && onDraft({ test: id, target: tests.find((one) => one.id === id)?.newest ?? null })}
        />
      )}
      {test && target && (
        <>
          <Stepper
            label="Ziel"
            unit={goalUnit(ofTest(test.id))}
            rule={numberRule(target.field)}
            step={target.step}
            value={draft.target}
            startValue={choice?.newest ?? null}
            onChange={(value) => onDraft({ target: value })}
          />
          <p className={styles.so}>
            {choice === undefined || choice.newest === null
              ? 'Diesen Test hast du noch nicht gemacht.'
              : `Zuletzt: ${goalValue(ofTest(test.id), choice.newest)}`}
            {test.lowerIsBetter && ' Weniger ist besser.'}
          </p>
        </>
      )}
    </>
  );
}

/** Sessions a week, and for how many weeks. */
function HabitFields({ draft, onDraft }: GoalFieldsProps) {
  return (
    <>
      <Stepper
        label="Einheiten die Woche"
        unit="Einheiten"
        rule={numberRule(NUMERIC_FIELDS.goalSessions)}
        step={1}
        value={draft.perWeek}
        onChange={(perWeek) => onDraft({ perWeek })}
      />
      <Stepper
        label="Wochen"
        unit="Wochen"
        rule={numberRule(NUMERIC_FIELDS.goalWeeks)}
        step={1}
        value={draft.weeks}
        onChange={(weeks) => onDraft({ weeks })}
      />
      <p className={styles.so}>Die Wochen müssen nicht aufeinander folgen. Es zählen deine eigenen Einheiten, nicht das Teamtraining.</p>
    </>
  );
}

/** The fields of a goal, by its kind. */
export const goalFields = { exercise: ExerciseFields, test: TestFields, habit: HabitFields } as const;
