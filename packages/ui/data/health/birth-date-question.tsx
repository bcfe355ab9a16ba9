import { useDatabase } from '@anwurf/db/client/react';
import { saveBirthDate } from '@anwurf/db/commands/save-profile';
import { FIRST_BIRTH_DATE, isBirthDate, usualBirthDate } from '@anwurf/domain/identity/birth-date';
import { useState } from 'react';
import { DayField } from '../../forms/day-field.tsx';
import { problemAt } from '../../forms/field-problem.ts';
import { Form } from '../../forms/form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { FormLayout } from '../../kit/layout/form-layout.tsx';
import { useUserId } from '../../storage/user-id.tsx';
import { useToday } from '../use-today.ts';

const words = { title: 'Das Geburtsdatum konnte nicht gespeichert werden.' };

/** Asks a player who says to be younger than 16 for the birth date, on which the parents' consent depends. */
export function BirthDateQuestion({ onBack }: { onBack: () => void }) {
  const db = useDatabase();
  const userId = useUserId();
  const today = useToday();
  const [day, setDay] = useState('');
  const submission = useSubmission({ atFields: true });

  function save() {
    void submission.run({
      problem: problemAt({ day: isBirthDate(day, today) ? undefined : 'Bitte gib dein Geburtsdatum an.' }),
      words,
      work: async () => {
        await saveBirthDate(db, userId, day);
        // Somebody who is 16 after all is back at the question.
        onBack();
      },
    });
  }

  return (
    <Form submission={submission} onSubmit={save}>
      <FormLayout>
        <DayField
          label="Geburtsdatum"
          name="dateOfBirth"
          autoComplete="bday"
          description="Unter 16 müssen deine Eltern zustimmen. Wir zeigen dir gleich, wie das geht."
          value={day}
          onChange={(value) => {
            setDay(value);
            submission.corrected('day');
          }}
          error={submission.errors['day']}
          min={FIRST_BIRTH_DATE}
          max={today}
          start={usualBirthDate(today)}
        />
        <Button type="submit" variant="ball" wide pending={submission.pending}>
          Weiter
        </Button>
        <Button wide onPress={onBack}>
          Zurück
        </Button>
      </FormLayout>
    </Form>
  );
}
