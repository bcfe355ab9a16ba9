import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { type EvidenceModule, moduleExercises, type ModuleSchedule } from '@anwurf/domain/coach/modules/evidence-module';
import { EVIDENCE_MODULES, SCHEDULE_PROGRAMMES, type ScheduleProgramme } from '@anwurf/domain/coach/modules/evidence-modules';
import { rowToQuestionnaire } from '@anwurf/domain/questionnaire/answers-row';
import { addedAmounts, type ChosenExercise, chosenText } from '@anwurf/domain/workout/own-plan';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { ChoiceChips } from '../../../kit/choice-chips.tsx';
import { Num } from '../../../kit/num.tsx';
import { Sheet } from '../../../kit/sheet.tsx';
import styles from './modules-sheet.module.css';
import type { OfferedExercise } from './offered-exercise.ts';

const answers = latestAnswers();

export interface ModulesSheetProps {
  offers: readonly OfferedExercise[];
  /** 1-based. */
  session: number;
  onAdd: (name: string, exercises: readonly ChosenExercise[]) => void;
  onClose: () => void;
}

/** The exercises of a level with what the player owns; all equipment where nobody has asked him. */
function useLevelExercises(offers: readonly OfferedExercise[]) {
  const said = loadedOr(useFirstRow(answers, { canBeEmpty: true }), null);
  const owned = said === null ? null : (rowToQuestionnaire(said)?.equipment ?? null);
  const bySlug = new Map(offers.flatMap((offer) => (offer.slug === null ? [] : [[offer.slug, offer] as const])));
  const isOwned = ({ equipment }: OfferedExercise) => owned === null || equipment.every((item) => owned.some((one) => one === item));
  return (level: EvidenceModule['levels'][number]): ChosenExercise[] =>
    moduleExercises(level, (slug) => {
      const offer = bySlug.get(slug);
      return offer !== undefined && isOwned(offer);
    }).flatMap(({ slug, sets, amount }) => {
      const offer = bySlug.get(slug);
      if (offer === undefined) return [];
      const { id, name, phase, perSide, metric } = offer;
      return { id, name, phase, perSide, ...addedAmounts(metric, { sets, amount }) };
    });
}

interface ProgrammeProps<Choice> {
  id: string;
  name: string;
  /** How hard it can be, the easiest first. */
  choices: readonly [Choice, ...Choice[]];
  session: number;
  /** What it is, what is to be done, and how it is added; null: it cannot be. */
  show: (choice: Choice) => { about: ReactNode; rows: ReactNode; add: (() => void) | null };
}

/** A programme with its choice of how hard it is, which comes into the open session. */
function Programme<Choice extends { readonly name: string }>({ id, name, choices, session, show }: ProgrammeProps<Choice>) {
  const [chosen, setChosen] = useState('0');
  const { about, rows, add } = show(choices[Number(chosen)] ?? choices[0]);
  return (
    <section className={styles.module} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{about}</p>
      <ChoiceChips
        label="Wie schwer?"
        options={choices.map((choice, index) => ({ value: String(index), label: choice.name }))}
        value={chosen}
        onChange={setChosen}
      />
      <ul>{rows}</ul>
      <Button wide isDisabled={add === null} aria-label={`${name} zu Session ${session} hinzufügen`} onPress={() => add?.()}>
        Zu Session {session} hinzufügen
      </Button>
    </section>
  );
}

interface ModuleProps extends Pick<ModulesSheetProps, 'session' | 'onAdd'> {
  module: EvidenceModule;
  exercisesOf: (level: EvidenceModule['levels'][number]) => ChosenExercise[];
}

function Module({ module: { id, name, why, minutes, perWeek, levels }, session, exercisesOf, onAdd }: ModuleProps) {
  return (
    <Programme
      id={id}
      name={name}
      choices={levels}
      session={session}
      show={(level) => {
        const exercises = exercisesOf(level);
        return {
          about: `${minutes.min} bis ${minutes.max} Minuten, ${perWeek}-mal pro Woche. ${why}`,
          rows: exercises.map((exercise) => (
            <li key={exercise.id} className={styles.exercise}>
              <span>{exercise.name}</span>
              <Num>{chosenText(exercise)}</Num>
            </li>
          )),
          add: exercises.length === 0 ? null : () => onAdd(name, exercises),
        };
      }}
    />
  );
}

interface ScheduleProps extends Pick<ModulesSheetProps, 'offers' | 'session' | 'onAdd'> {
  programme: ScheduleProgramme;
}

/** The exercise of a schedule with its first week; undefined where the catalogue lacks it. */
function scheduledExercise({ id: schedule, slug, weeks }: ModuleSchedule, offers: readonly OfferedExercise[]): ChosenExercise | undefined {
  const offer = offers.find((one) => one.slug === slug);
  if (offer === undefined) return undefined;
  const { id, name, phase, perSide, metric } = offer;
  const [{ sets, amount }] = weeks;
  return { id, name, phase, perSide, ...addedAmounts(metric, { sets, amount }), schedule };
}

function Schedule({ programme: { id, name, schedules }, offers, session, onAdd }: ScheduleProps) {
  return (
    <Programme
      id={id}
      name={name}
      choices={schedules}
      session={session}
      show={(schedule) => {
        const exercise = scheduledExercise(schedule, offers);
        return {
          about: `Eine Übung über ${schedule.weeks.length} Wochen: ${exercise?.name}. ${schedule.why}`,
          rows: schedule.weeks.map(({ perWeek, sets, amount }, index) => (
            <li key={index} className={styles.exercise}>
              <span>
                Woche {index + 1}, {perWeek === 1 ? 'einmal' : `${perWeek}-mal`}
              </span>
              <Num>{exercise && chosenText({ ...exercise, sets, amount })}</Num>
            </li>
          )),
          add: exercise === undefined ? null : () => onAdd(schedule.name, [exercise]),
        };
      }}
    />
  );
}

/**
 * Programmes that were studied, ready-made: a level's exercises come into the open session as they are; of a schedule over
 * weeks the exercise comes, and the plan gets its weeks.
 */
export function ModulesSheet({ offers, session, onAdd, onClose }: ModulesSheetProps) {
  const exercisesOf = useLevelExercises(offers);
  return (
    <Sheet title="Fertige Programme" isOpen onOpenChange={onClose}>
      <div className={styles.modules}>
        {EVIDENCE_MODULES.map((module) => (
          <Module key={module.id} module={module} session={session} exercisesOf={exercisesOf} onAdd={onAdd} />
        ))}
        {SCHEDULE_PROGRAMMES.map((programme) => (
          <Schedule key={programme.id} programme={programme} offers={offers} session={session} onAdd={onAdd} />
        ))}
      </div>
    </Sheet>
  );
}
