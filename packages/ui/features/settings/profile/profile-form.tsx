import { saveProfile } from '@anwurf/db/commands/save-profile';
import { useDatabase } from '@anwurf/db/client/react';
import type { Profile } from '@anwurf/db/queries/profile';
import { formatGermanDate, parseGermanDate, withDatePoints } from '@anwurf/domain/calendar/german-date';
import { ageOn, FIRST_BIRTH_DATE, isBirthDate, usualBirthDate } from '@anwurf/domain/identity/birth-date';
import { type Gender, GENDER_LABELS, GENDERS } from '@anwurf/domain/vocabulary/player';
import { useEffect, useState } from 'react';
import { Form } from '../../../forms/form.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { DateField } from '../../../kit/field/date-field.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import { LazyCalendar } from '../../../forms/lazy-calendar.tsx';
import { useToday } from '../../../data/use-today.ts';

const savedMilliseconds = 3000;

const genders = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

const purpose = 'Für den Vergleich mit deiner Altersgruppe.';

const words = { title: 'Fehler beim Speichern des Profils. Bitte versuche es erneut.' };

/** The day that is typed, if somebody can be born on it. */
function birthDateOf(typed: string, today: string): string | null {
  const day = parseGermanDate(typed);
  return day !== null && isBirthDate(day, today) ? day : null;
}

function dateProblem(typed: string, day: string | null): string | undefined {
  if (typed.trim() === '') return 'Bitte gib dein Geburtsdatum an.';
  return day === null ? 'Bitte gib den Tag als TT.MM.JJJJ an. Er liegt zwischen 1900 und heute.' : undefined;
}

/** True for a moment after `done` is called. */
function useMoment(): [boolean, () => void] {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setUntil(null), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return [until !== null, () => setUntil(Date.now() + savedMilliseconds)];
}

/** Birth date and gender, for the comparison with others of the same age. Untouched fields follow the other devices. */
export function ProfileForm({ known }: { known: Pick<Profile, 'dateOfBirth' | 'gender'> }) {
  const db = useDatabase();
  const userId = useUserId();
  const today = useToday();
  const [touched, setTouched] = useState<{ typed?: string; gender?: Gender }>({});
  const [left, setLeft] = useState(false);
  const [isSaved, sayIsSaved] = useMoment();
  const { run, pending, area } = useSubmission();

  const typed = touched.typed ?? (known.dateOfBirth === null ? '' : formatGermanDate(known.dateOfBirth));
  const gender = touched.gender ?? known.gender;
  const dateOfBirth = birthDateOf(typed, today);

  function change(text: string) {
    setTouched({ ...touched, typed: withDatePoints(text) });
    setLeft(false);
  }

  async function save() {
    await saveProfile(db, userId, { dateOfBirth, gender });
    setTouched({});
    sayIsSaved();
    showMessage('Profil erfolgreich aktualisiert! 🎉');
  }

  return (
    <Form submission={{ area }} onSubmit={() => void run({ words, work: save })}>
      <FormLayout>
        <DateField
          label="Geburtsdatum"
          name="dateOfBirth"
          autoComplete="bday"
          placeholder="TT.MM.JJJJ"
          value={typed}
          onChange={change}
          onBlur={() => setLeft(true)}
          description={dateOfBirth === null ? purpose : `${purpose} Du bist ${ageOn(dateOfBirth, today)}.`}
          error={left ? dateProblem(typed, dateOfBirth) : undefined}
          renderCalendar={(close) => (
            <LazyCalendar
              label="Geburtsdatum"
              value={dateOfBirth}
              start={usualBirthDate(today)}
              min={FIRST_BIRTH_DATE}
              max={today}
              onChange={(day) => {
                change(formatGermanDate(day));
                close();
              }}
            />
          )}
        />
        <Segments
          label="Geschlecht"
          options={genders}
          value={gender}
          onChange={(next) => setTouched({ ...touched, gender: next })}
          error={left && gender === null ? 'Bitte wähle ein Geschlecht aus.' : undefined}
        />
        <Button
          type="submit"
          variant="court"
          wide
          isDisabled={dateOfBirth === null || gender === null}
          pending={pending}
          pendingText="Wird gespeichert..."
        >
          {isSaved ? 'Gespeichert!' : 'Speichern'}
        </Button>
      </FormLayout>
    </Form>
  );
}
