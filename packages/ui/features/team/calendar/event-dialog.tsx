import { isCalendarDay } from '@anwurf/domain/calendar/calendar-day';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { EVENT_KINDS, type EventKind, type TeamEvent, repeatedDays } from '@anwurf/domain/team/team-event';
import { useState } from 'react';
import { DayField } from '../../../forms/day-field.tsx';
import { problemAt } from '../../../forms/field-problem.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { numberRule } from '../../../forms/number-rule.ts';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Stepper } from '../../../kit/field/stepper.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { EVENT_WORDS } from '../../../data/calendar-file/event-words.ts';
import { calendarFailure, useCalendarChanges } from './use-calendar-changes.ts';

const kinds = EVENT_KINDS.map((value) => ({ value, label: EVENT_WORDS[value] }));
const clock = /^([01]?[0-9]|2[0-3])[:.]?([0-5][0-9])$/;
/** Days ahead that a calendar can be asked for: two seasons. */
const FAR = 730;

/** 'HH:MM' of what is typed; null: nothing is; undefined: it is no time. */
function readTime(typed: string): string | null | undefined {
  const text = typed.replaceAll(/\s|Uhr/gu, '');
  if (text === '') return null;
  const [, hours, minutes] = clock.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}

interface Draft {
  readonly kind: EventKind;
  readonly day: string;
  readonly time: string;
  readonly minutes: number | null;
  readonly title: string;
  readonly place: string;
  readonly isCancelled: boolean;
  readonly isWeekly: boolean;
  readonly until: string;
}

function draftOf(event: TeamEvent | null, today: string): Draft {
  return {
    kind: event?.kind ?? 'training',
    day: event?.day ?? today,
    time: event?.time ?? '',
    minutes: event === null ? 90 : event.minutes,
    title: event?.title ?? '',
    place: event?.place ?? '',
    isCancelled: event?.isCancelled ?? false,
    isWeekly: false,
    until: dayAfter(today, 91),
  };
}

const notADay = 'Bitte gib ein Datum an.';

function problemsOf({ day, time, isWeekly, until }: Draft): Record<string, string | undefined> {
  return {
    day: isCalendarDay(day) ? undefined : notADay,
    time: readTime(time) === undefined ? 'Bitte gib eine Uhrzeit an, zum Beispiel 18:30.' : undefined,
    until: isWeekly && !isCalendarDay(until) ? notADay : undefined,
  };
}

export interface EventDialogProps {
  team: string;
  /** The entry that is changed; null: a new one. */
  event: TeamEvent | null;
  today: string;
  onClose: () => void;
}

/** Enters or changes what a team does on a day, or every week. */
export function EventDialog({ team, event, today, onClose }: EventDialogProps) {
  const changes = useCalendarChanges(team);
  const [draft, setDraft] = useState(() => draftOf(event, today));
  const submission = useSubmission({ leaves: true, atFields: true });
  const { errors } = submission;
  const isFree = draft.kind === 'free';
  function change(part: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...part }));
    submission.corrected(...Object.keys(part));
  }

  function submit() {
    const { kind, day, title, place, isCancelled, minutes } = draft;
    const content = {
      kind,
      time: isFree ? null : (readTime(draft.time) ?? null),
      minutes: isFree ? null : minutes,
      title: title.trim() === '' ? null : title.trim(),
      place: isFree || place.trim() === '' ? null : place.trim(),
      isCancelled,
    };
    const work = async () => {
      if (event !== null) await changes.change(event, content, day);
      else await changes.add(content, draft.isWeekly ? repeatedDays(day, draft.until) : [day]);
      onClose();
    };
    void submission.run({ problem: problemAt(problemsOf(draft)), words: calendarFailure, work });
  }
  function remove() {
    if (event === null) return;
    void sayFailure(changes.remove(event), calendarFailure.title, calendarFailure.text);
    onClose();
  }

  return (
    <FormDialog
      title={event === null ? 'Neuer Termin' : 'Termin ändern'}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={event === null ? 'Eintragen' : 'Speichern'}
    >
      <Segments label="Art" hideLabel options={kinds} value={draft.kind} onChange={(kind) => change({ kind })} />
      <DayField
        label="Tag"
        name="day"
        value={draft.day}
        onChange={(day) => change({ day })}
        error={errors['day']}
        min={dayAfter(today, -FAR)}
        max={dayAfter(today, FAR)}
        start={today}
      />
      {!isFree && (
        <>
          <TextField
            label="Beginn (freiwillig)"
            placeholder="18:30"
            value={draft.time}
            onChange={(time) => change({ time })}
            error={errors['time']}
            maxLength={10}
          />
          <Stepper
            label="Dauer"
            unit="min"
            rule={numberRule(NUMERIC_FIELDS.handballMinutes)}
            step={5}
            value={draft.minutes}
            onChange={(minutes) => change({ minutes })}
          />
          <TextField
            label={draft.kind === 'match' ? 'Gegner (freiwillig)' : 'Titel (freiwillig)'}
            value={draft.title}
            onChange={(title) => change({ title })}
            maxLength={120}
          />
          <TextField label="Ort (freiwillig)" value={draft.place} onChange={(place) => change({ place })} maxLength={120} />
        </>
      )}
      {event === null ? (
        <>
          <Checkbox isSelected={draft.isWeekly} onChange={(isWeekly) => change({ isWeekly })}>
            Jede Woche
          </Checkbox>
          {draft.isWeekly && (
            <DayField
              label="Bis"
              name="until"
              value={draft.until}
              onChange={(until) => change({ until })}
              error={errors['until']}
              min={today}
              max={dayAfter(today, FAR)}
              start={draft.until}
            />
          )}
        </>
      ) : (
        <>
          <Checkbox
            isSelected={draft.isCancelled}
            onChange={(isCancelled) => change({ isCancelled })}
            description="Alle sehen, dass er ausfällt."
          >
            Abgesagt
          </Checkbox>
          <Button variant="danger" onPress={remove}>
            Löschen
          </Button>
        </>
      )}
    </FormDialog>
  );
}
