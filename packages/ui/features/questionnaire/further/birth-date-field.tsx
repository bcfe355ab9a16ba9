import { FIRST_BIRTH_DATE, isBirthDate, usualBirthDate } from '@anwurf/domain/identity/birth-date';
import { useState } from 'react';
import { DayField } from '../../../forms/day-field.tsx';
import { useToday } from '../../../data/use-today.ts';

export interface BirthDateFieldProps {
  /** YYYY-MM-DD. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The birth date, typed or picked; only a possible one counts. */
export function BirthDateField({ value, onChange }: BirthDateFieldProps) {
  // A part of a day, typed so far.
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const today = useToday();
  const shown = typed ?? value ?? '';

  function change(text: string) {
    setTyped(text);
    setLeft(false);
    const next = isBirthDate(text, today) ? text : undefined;
    if (next !== value) onChange(next);
  }

  return (
    <DayField
      label="Geburtsdatum (freiwillig)"
      name="dateOfBirth"
      autoComplete="bday"
      description="Damit Belastung und Vergleichswerte zu deinem Alter passen."
      value={shown}
      onChange={change}
      onBlur={() => setLeft(true)}
      error={left && shown !== '' && !isBirthDate(shown, today) ? 'Bitte prüfe das Datum.' : undefined}
      min={FIRST_BIRTH_DATE}
      max={today}
      start={usualBirthDate(today)}
    />
  );
}
