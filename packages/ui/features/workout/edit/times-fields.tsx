import { formatGermanDate, withDatePoints } from '@anwurf/domain/calendar/german-date';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { LazyCalendar } from '../../../forms/lazy-calendar.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { DateField } from '../../../kit/field/date-field.tsx';
import { MiniStepper } from '../../../kit/field/mini-stepper.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import styles from './times-fields.module.css';
import { typedDay, type TypedTimes } from './typed-times.ts';
import { useToday } from '../../../data/use-today.ts';

const rule = numberRule(NUMERIC_FIELDS.workoutMinutes);
const FIRST_DAY = '2000-01-01';

export interface TimesFieldsProps {
  typed: TypedTimes;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (typed: TypedTimes) => void;
}

/** Day, beginning and length of a workout. */
export function TimesFields({ typed, errors, onChange }: TimesFieldsProps) {
  const today = useToday();
  return (
    <>
      <DateField
        label="Tag"
        name="day"
        placeholder="TT.MM.JJJJ"
        value={typed.day}
        error={errors['day']}
        onChange={(text) => onChange({ ...typed, day: withDatePoints(text) })}
        renderCalendar={(close) => (
          <LazyCalendar
            label="Tag"
            value={typedDay(typed.day)}
            start={today}
            min={FIRST_DAY}
            max={today}
            onChange={(day) => {
              onChange({ ...typed, day: formatGermanDate(day) });
              close();
            }}
          />
        )}
      />
      <div className={styles.times}>
        <TextField
          label="Beginn"
          name="time"
          type="time"
          value={typed.time}
          error={errors['time']}
          onChange={(time) => onChange({ ...typed, time })}
        />
        <div className={styles.minutes}>
          <span className={styles.label} aria-hidden="true">
            Dauer
          </span>
          <MiniStepper label="Dauer" unit="min" rule={rule} value={typed.minutes} onChange={(minutes) => onChange({ ...typed, minutes })} />
        </div>
      </div>
    </>
  );
}
