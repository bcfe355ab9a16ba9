import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { TRAINING_AGE_LABELS, TRAINING_AGES } from '@anwurf/domain/vocabulary/training-age';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { DayToggles } from '../../../kit/field/day-toggles.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { BackLink } from '../../../links/app-links.ts';
import { NewPlanLink } from '../../../links/new-plan-link.tsx';
import { BirthDateField } from '../further/birth-date-field.tsx';
import { SessionVenues } from '../further/session-venues.tsx';
import { weekDays } from '../further/week-days.ts';
import { Weights } from '../further/weights.tsx';
import { HallPlates } from './hall-plates.tsx';
import { MatchDates } from './match-dates.tsx';
import { type Saved, type SavedAnswers, useSavedAnswers } from './use-saved-answers.ts';
import styles from './week-setup.module.css';

const ages = TRAINING_AGES.map((value) => ({ value, label: TRAINING_AGE_LABELS[value] }));
const modes = [
  { value: 'calendar', label: 'Mit dem Kalender' },
  { value: 'sessions', label: 'Mit den Einheiten' },
] as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Everything a plan is made around, in one place. Each change is stored at once. */
export function WeekSetupScreen({ userId }: { userId: string }) {
  const { saved, change, undo } = useSavedAnswers(userId);
  return (
    <Page
      title="Woche einrichten"
      width="reading"
      back={<BackLink to="/training/week" />}
      tools={
        <IconButton aria-label="Rückgängig" isDisabled={undo === null} onPress={() => undo?.()}>
          <Undo2 aria-hidden="true" />
        </IconButton>
      }
      action={
        <BottomAction>
          <NewPlanLink>Neuen Plan erstellen</NewPlanLink>
        </BottomAction>
      }
    >
      <p className={styles.note}>Der nächste Plan richtet sich danach; der laufende bleibt, wie er ist.</p>
      {saved.state === 'rows' ? (
        <Parts {...saved.value} store={(next) => change(saved.value.answers, next)} />
      ) : (
        <NotLoaded data={saved} skeleton={<Skeleton height="400px" />} />
      )}
    </Page>
  );
}

/** @param props.store says when it fails; resolves to whether the change is on disk */
function Parts({ answers, sessionCount, store }: Saved & { store: (change: Partial<SavedAnswers>) => Promise<boolean> }) {
  const onChange = (change: Partial<SavedAnswers>) => void store(change);
  const days = (label: string, description: string, value: readonly Weekday[], answer: (days: Weekday[]) => void) => (
    <DayToggles label={label} description={description} days={weekDays} value={value} onChange={answer} />
  );
  return (
    <>
      <Part title="Team und Spiele">
        {days('Teamtraining', 'An diesen Tagen bist du mit der Mannschaft in der Halle.', answers.teamDays, (teamDays) =>
          onChange({ teamDays }),
        )}
        {days('Spieltag', 'Gilt in jeder Woche: Davor und danach plant dein Coach leicht.', answers.matchDays, (matchDays) =>
          onChange({ matchDays }),
        )}
        <MatchDates value={answers} store={store} />
      </Part>
      <Part title="Deine Einheiten">
        {days('Eigene Tage', 'Leer: Der Plan schlägt sie vor.', answers.sessionDays, (sessionDays) => onChange({ sessionDays }))}
        <SessionVenues count={sessionCount} value={answers.sessionVenues} onChange={(sessionVenues) => onChange({ sessionVenues })} />
        <Segments
          label="Die Wochen des Plans gehen weiter"
          options={modes}
          value={answers.weekMode}
          onChange={(weekMode) => onChange({ weekMode })}
        />
      </Part>
      <Part title="Kraft und Alter">
        <ChoiceChips
          label="Wie lange trainierst du mit Gewichten?"
          options={ages}
          value={answers.trainingAge}
          onChange={(trainingAge) => onChange({ trainingAge })}
        />
        <Weights step={answers.weightStep} heaviest={answers.heaviestDumbbell} onChange={onChange} />
        <HallPlates barWeight={answers.barWeight} plates={answers.plates} onChange={onChange} />
        <NumberBox
          label="Körpergewicht (freiwillig)"
          unit="kg"
          rule={numberRule(NUMERIC_FIELDS.bodyWeight)}
          value={answers.bodyWeight}
          keepsKnown
          onChange={(bodyWeight) => onChange({ bodyWeight })}
        />
        <p className={styles.note}>
          Nur damit bei Klimmzügen zählt, was du wirklich bewegst. Niemand sonst sieht es, und kein Plan hängt davon ab.
        </p>
        <BirthDateField
          value={answers.dateOfBirth ?? undefined}
          onChange={(dateOfBirth) => onChange({ dateOfBirth: dateOfBirth ?? null })}
        />
      </Part>
    </>
  );
}
