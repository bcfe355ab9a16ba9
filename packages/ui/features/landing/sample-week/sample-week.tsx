import { priceAnchor } from '@anwurf/contract/price-anchor';
import type { Phase } from '@anwurf/domain/vocabulary/phase';
import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { useState } from 'react';
import { ExerciseTile } from '../../../data/figures/exercise-tile.tsx';
import { PlainButtonLink } from '../../../kit/action/plain-button.tsx';
import { PlainTabs } from '../../../kit/layout/plain-tabs.tsx';
import { Section } from '../section.tsx';
import { FigureLoop } from '../figure-loop.tsx';
import type { SampleDay, SampleExercise } from './sample-day.ts';
import made from './sample-week.json' with { type: 'json' };
import styles from './sample-week.module.css';

/** Gives JSON, of which TypeScript knows no literals, the type that its test makes it by. */
const days = made as readonly SampleDay[];

const names: Readonly<Record<Weekday, readonly [short: string, whole: string]>> = {
  mo: ['Mo', 'Montag'],
  di: ['Di', 'Dienstag'],
  mi: ['Mi', 'Mittwoch'],
  do: ['Do', 'Donnerstag'],
  fr: ['Fr', 'Freitag'],
  sa: ['Sa', 'Samstag'],
  so: ['So', 'Sonntag'],
};
const phaseWords: Readonly<Record<Phase, string>> = { warmup: 'Aufwärmen', main: 'Hauptteil', cooldown: 'Abkühlen' };
const phases = Object.keys(phaseWords) as Phase[];
const otherDays = {
  team: ['Teamtraining', 'Das bestimmt dein Trainer. Am Tag danach ist dein Plan darauf eingestellt.'],
  match: ['Spiel', 'Heute zählt die Mannschaft. Die letzte eigene Einheit war kurz genug dafür.'],
  free: ['Frei', 'Erholung gehört zum Plan.'],
} as const;

function Exercise({ exercise, isOpen, onToggle }: { exercise: SampleExercise; isOpen: boolean; onToggle: () => void }) {
  return (
    <li className={styles.exercise}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <ExerciseTile slug={exercise.slug} />
        <span>{exercise.name}</span>
        <b>{exercise.dose}</b>
      </button>
      {isOpen && (
        <div className={styles.open}>
          {exercise.slug !== null && (
            <div className={styles.figure} role="img" aria-label={`Bewegungsbild ${exercise.name}`}>
              <FigureLoop slug={exercise.slug} />
            </div>
          )}
          <p>{exercise.step}</p>
        </div>
      )}
    </li>
  );
}

function Session({ day }: { day: Extract<SampleDay, { kind: 'session' }> }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <h3 className={styles.title}>
        {names[day.day][1]}: Einheit {day.order}, etwa {day.minutes} min
      </h3>
      {phases.map((phase) => (
        <section key={phase} aria-label={phaseWords[phase]}>
          <h4 className={styles.phase}>{phaseWords[phase]}</h4>
          <ul>
            {day.exercises
              .filter((exercise) => exercise.phase === phase)
              .map((exercise) => (
                <Exercise
                  key={exercise.name}
                  exercise={exercise}
                  isOpen={open === exercise.name}
                  onToggle={() => setOpen(open === exercise.name ? null : exercise.name)}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A week that the generator has made, to click through without an account. */
export function SampleWeek() {
  const [selected, setSelected] = useState<Weekday>('mo');
  const day = days.find((one) => one.day === selected);
  return (
    <Section
      id="beispielwoche"
      title="Eine Woche zum Durchklicken"
      lead="Außen, 17, Wettkampfphase: Dienstag und Donnerstag Halle, Samstag Spiel. Diese Woche hat der Plan daraus gemacht."
    >
      <div className={styles.week}>
        <PlainTabs
          label="Tage der Beispielwoche"
          items={days.map((one) => ({ id: one.day, label: names[one.day][0] }))}
          selected={selected}
          onSelect={setSelected}
        >
          <div className={styles.day}>
            {day?.kind === 'session' ? (
              <Session key={day.day} day={day} />
            ) : (
              day && (
                <>
                  <h3 className={styles.title}>
                    {names[day.day][1]}: {otherDays[day.kind][0]}
                  </h3>
                  <p>{otherDays[day.kind][1]}</p>
                </>
              )
            )}
          </div>
        </PlainTabs>
        <PlainButtonLink href={`#${priceAnchor}`} variant="court">
          So eine Woche für dich
        </PlainButtonLink>
      </div>
    </Section>
  );
}
