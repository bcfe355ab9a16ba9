import type { Plan } from '@anwurf/db/queries/plans';
import { dayAfter } from '@anwurf/domain/coach/calendar-day';
import { DayField } from '../../../forms/day-field.tsx';
import { Select } from '../../../kit/field/select.tsx';

const WHOLE = 'whole';
/** Days ahead for which a session can be sent. */
const FAR = 180;

/** Part of the coach's own plans to send. */
export interface PlanPart {
  /** Null: the first plan. */
  planId: string | null;
  /** Null: the whole plan. */
  sessionId: string | null;
  /** Of a single session. */
  day: string;
}

/** Finds the plan and the session that are chosen; undefined without any plan, the session also when all of it is. */
export function chosenPart(plans: readonly Plan[], { planId, sessionId }: PlanPart) {
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  return { plan, session: plan?.sessions.find(({ id }) => id === sessionId) };
}

export interface PlanFieldsProps {
  plans: readonly Plan[];
  part: PlanPart;
  onChange: (part: PlanPart) => void;
  dayError: string | undefined;
  today: string;
}

/** A plan of the coach's, all of it or one session on a day. */
export function PlanFields({ plans, part, onChange, dayError, today }: PlanFieldsProps) {
  const { plan, session } = chosenPart(plans, part);
  return (
    <>
      <Select
        label="Plan"
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        value={plan?.id ?? ''}
        onChange={(planId) => onChange({ ...part, planId, sessionId: null })}
      />
      <Select
        label="Wie viel davon"
        options={[
          { value: WHOLE, label: 'Ganzer Plan' },
          ...(plan?.sessions ?? []).map(({ id, order }) => ({ value: id, label: `Nur Einheit ${order}` })),
        ]}
        value={session?.id ?? WHOLE}
        onChange={(value) => onChange({ ...part, sessionId: value === WHOLE ? null : value })}
      />
      {session !== undefined && (
        <DayField
          label="Tag"
          name="day"
          value={part.day}
          onChange={(day) => onChange({ ...part, day })}
          error={dayError}
          min={today}
          max={dayAfter(today, FAR)}
          start={today}
        />
      )}
    </>
  );
}
