import { latestAnswers } from '@anwurf/db/queries/questionnaires';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { type EvidenceModule, moduleExercises, type ModuleSchedule } from '@anwurf/domain/coach/modules/evidence-module';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { EVIDENCE_MODULES, SCHEDULE_PROGRAMMES, type ScheduleProgramme } from '@anwurf/domain/coach/modules/evidence-modules';
import type { ModuleDose } from '@anwurf/domain/coach/modules/module-dose';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { rowToQuestionnaire } from '@anwurf/domain/questionnaire/answers-row';
import { addedAmounts, type ChosenExercise, chosenText } from '@anwurf/domain/workout/own-plan';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import styles from './modules-sheet.module.css';
import type { OfferedExercise } from '../find/offered-exercise.ts';
import { DividedName } from '../../../data/divided-name.tsx';
import { useModuleDoses } from '../../../data/use-module-doses.ts';
import { useToday } from '../../../data/use-today.ts';

const answers = latestAnswers();

export interface ModulesSheetProps {
  offers: readonly OfferedExercise[];
  /** 'Session 1'. */
  session: string;
  onAdd: OnAdd;
  onClose: () => void;
}

type OnAdd = (name: string, exercises: readonly ChosenExercise[]) => void;
type ExercisesOfLevel = (level: EvidenceModule['levels'][number]) => ChosenExercise[];

/** The exercises of a level with what the player owns; all equipment where nobody has asked him. */
function useLevelExercises(offers: readonly OfferedExercise[]): ExercisesOfLevel {
  const said = loadedOr(useFirstRow(answers, { canBeEmpty: true }), null);
  const owned = said === null ? null : (rowToQuestionnaire(said)?.equipment ?? null);
  const bySlug = new Map(offers.flatMap((offer) => (offer.slug === null ? [] : [[offer.slug, offer] as const])));
  const isOwned = ({ equipment }: OfferedExercise) => owned === null || equipment.every((item) => owned.some((one) => one === item));
  return (level) =>
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

/** How hard a programme can be: what it is then, what is to be done, and how it is added. */
interface Choice {
  readonly name: string;
  readonly about: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly amount: string }[];
  /** Null: it cannot be. */
  readonly add: (() => void) | null;
}

/** How often a module was done, in words; null: not in the last four weeks. */
function doneWords(doses: readonly ModuleDose[], { id, perWeek }: EvidenceModule): string | null {
  const dose = doses.find(({ module }) => module.id === id);
  if (dose === undefined) return null;
  const usual = formatGermanDecimal(dose.usual, { decimals: 1 });
  return `Diese Woche ${dose.done} von ${perWeek}, im Schnitt der letzten vier Wochen ${usual}-mal.`;
}

/** The levels of a module: exercises that are done as they are. */
function moduleChoices(
  { name, why, dose, minutes, perWeek, levels }: EvidenceModule,
  exercisesOf: ExercisesOfLevel,
  onAdd: OnAdd,
): Choice[] {
  return levels.map((level) => {
    const exercises = exercisesOf(level);
    return {
      name: level.name,
      about: `${minutes.min} bis ${minutes.max} Minuten, ${perWeek}-mal pro Woche. ${why} ${dose}`,
      rows: exercises.map((exercise) => ({ id: exercise.id, name: exercise.name, amount: chosenText(exercise) })),
      add: exercises.length === 0 ? null : () => onAdd(name, exercises),
    };
  });
}

/** The exercise of a schedule with its first week; undefined where the catalogue lacks it. */
function scheduledExercise({ id: schedule, slug, weeks }: ModuleSchedule, offers: readonly OfferedExercise[]): ChosenExercise | undefined {
  const offer = offers.find((one) => one.slug === slug);
  if (offer === undefined) return undefined;
  const { id, name, phase, perSide, metric } = offer;
  const [{ sets, amount }] = weeks;
  return { id, name, phase, perSide, ...addedAmounts(metric, { sets, amount }), schedule };
}

/** The schedules of a programme: one exercise each, over weeks. */
function scheduleChoices({ schedules }: ScheduleProgramme, offers: readonly OfferedExercise[], onAdd: OnAdd): Choice[] {
  return schedules.map((schedule) => {
    const exercise = scheduledExercise(schedule, offers);
    return {
      name: schedule.name,
      about: `Eine Übung über ${schedule.weeks.length} Wochen: ${exercise?.name}. ${schedule.why}`,
      rows: schedule.weeks.map(({ perWeek, sets, amount }, index) => ({
        id: String(index),
        name: `Woche ${index + 1}, ${perWeek === 1 ? 'einmal' : `${perWeek}-mal`}`,
        amount: exercise === undefined ? '' : chosenText({ ...exercise, sets, amount }),
      })),
      add: exercise === undefined ? null : () => onAdd(schedule.name, [exercise]),
    };
  });
}

interface ProgrammeProps {
  id: string;
  name: string;
  /** The easiest first. */
  choices: readonly Choice[];
  /** 'Session 1'. */
  session: string;
  /** How often it was done; null: nothing to say. */
  done?: string | null;
}

/** A programme with its choice of how hard it is, which comes into the open session. */
function Programme({ id, name, choices, session, done = null }: ProgrammeProps) {
  const [chosen, setChosen] = useState('0');
  const choice = choices[Number(chosen)];
  return (
    <section className={styles.programme} aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{choice?.about}</p>
      {done !== null && <p>{done}</p>}
      <ChoiceChips
        label="Wie schwer?"
        options={choices.map((one, index) => ({ value: String(index), label: one.name }))}
        value={chosen}
        onChange={setChosen}
      />
      <ul>
        {choice?.rows.map((row) => (
          <li key={row.id} className={styles.exercise}>
            <span>
              <DividedName>{row.name}</DividedName>
            </span>
            <Num>{row.amount}</Num>
          </li>
        ))}
      </ul>
      <Button wide isDisabled={!choice?.add} aria-label={`${name} zu ${session} hinzufügen`} onPress={() => choice?.add?.()}>
        Zu {session} hinzufügen
      </Button>
    </section>
  );
}

/**
 * Programmes that were studied, ready-made: a level's exercises come into the open session as they are; of a schedule over
 * weeks the exercise comes, and the plan gets its weeks.
 */
export function ModulesSheet({ offers, session, onAdd, onClose }: ModulesSheetProps) {
  const exercisesOf = useLevelExercises(offers);
  const doses = useModuleDoses(mondayOf(useToday()));
  return (
    <Sheet title="Fertige Programme" isOpen onOpenChange={onClose}>
      <div className={styles.modules}>
        {EVIDENCE_MODULES.map((module) => (
          <Programme
            key={module.id}
            {...module}
            choices={moduleChoices(module, exercisesOf, onAdd)}
            session={session}
            done={doneWords(doses, module)}
          />
        ))}
        {SCHEDULE_PROGRAMMES.map((programme) => (
          <Programme key={programme.id} {...programme} choices={scheduleChoices(programme, offers, onAdd)} session={session} />
        ))}
      </div>
    </Sheet>
  );
}
