import { useDatabase } from '@anwurf/db/client/react';
import { addGuest, linkGuest, removeGuest } from '@anwurf/db/commands/team-guests';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type TeamGuest, teamGuests } from '@anwurf/db/queries/test-days';
import type { TestedPerson } from '@anwurf/domain/team/test-table';
import { GENDER_LABELS, GENDERS, type Gender } from '@anwurf/domain/vocabulary/player';
import { useMemo, useState } from 'react';
import { problemAt } from '../../../forms/field-problem.ts';
import { Form } from '../../../forms/form.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Select } from '../../../kit/field/select.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { FormLayout } from '../../../kit/layout/form-layout.tsx';
import { Rows } from '../../../kit/layout/rows.tsx';
import { LossDialog } from '../../../kit/overlay/loss-dialog.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { nameText } from '../squad/member-words.ts';
import styles from './guests-sheet.module.css';
import { testDayFailure } from './test-day-words.ts';

/** As the server bounds them. */
const MOST_GUESTS = 60;
const unknown = 'none';
const genders = [{ value: unknown, label: 'offen' }, ...GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))] as const;
const YOUNGEST = 8;
const YEARS = 42;

function NewGuest({ team, year, isFull }: { team: string; year: number; isFull: boolean }) {
  const db = useDatabase();
  const [name, setName] = useState('');
  const [gender, setGender] = useState<Gender | null>(null);
  const [birthYear, setBirthYear] = useState('');
  const submission = useSubmission({ atFields: true });
  const years = Array.from({ length: YEARS }, (_, index) => String(year - YOUNGEST - index));

  function submit() {
    const missing = name.trim() === '' ? 'Wie heißt der Gast?' : undefined;
    const full = isFull ? `Mehr als ${MOST_GUESTS} Gäste hat eine Mannschaft nicht.` : undefined;
    const work = async () => {
      await addGuest(db, team, { name: name.trim(), gender, birthYear: birthYear === '' ? null : Number(birthYear) });
      setName('');
      setBirthYear('');
    };
    void submission.run({ problem: problemAt({ name: missing ?? full }), words: testDayFailure, work });
  }
  return (
    <Form submission={submission} onSubmit={submit}>
      <FormLayout>
        <TextField
          label="Name"
          value={name}
          onChange={(next) => {
            setName(next);
            submission.corrected('name');
          }}
          error={submission.errors['name']}
          maxLength={80}
          autoComplete="off"
        />
        <Segments<Gender | typeof unknown>
          label="Geschlecht (freiwillig)"
          options={genders}
          value={gender ?? unknown}
          onChange={(next) => setGender(next === unknown ? null : next)}
        />
        <Select
          label="Geburtsjahr (freiwillig)"
          options={[{ value: '', label: 'Geburtsjahr offen' }, ...years.map((value) => ({ value, label: value }))]}
          value={birthYear}
          onChange={setBirthYear}
        />
        <Button type="submit" pending={submission.pending}>
          Gast hinzufügen
        </Button>
      </FormLayout>
    </Form>
  );
}

interface GuestLineProps {
  team: string;
  guest: TeamGuest;
  members: readonly TestedPerson[];
  onRemove: () => void;
}

function GuestLine({ team, guest: { id, name, gender, birthYear, member }, members, onRemove }: GuestLineProps) {
  const db = useDatabase();
  const linked = members.find((one) => one.id === member);
  const link = (to: string | null) => void sayFailure(linkGuest(db, team, id, to), testDayFailure.title, testDayFailure.text);
  return (
    <li className={styles.guest}>
      <span>
        <b>{name}</b>
        <small>{[gender && GENDER_LABELS[gender], birthYear].filter(Boolean).join(', ')}</small>
      </span>
      {member === null ? (
        <Select
          small
          label={`Wer ist ${name}?`}
          options={[
            { value: unknown, label: 'ohne App' },
            ...members.filter(({ sharesTests }) => sharesTests).map((one) => ({ value: one.id, label: `ist ${nameText(one.name)}` })),
          ]}
          value={unknown}
          onChange={(to) => to !== unknown && link(to)}
        />
      ) : (
        <span className={styles.linked}>
          ist {linked === undefined ? 'ein Mitglied' : nameText(linked.name)}
          <Button variant="quiet" aria-label={`${name}: Verbindung lösen`} onPress={() => link(null)}>
            Lösen
          </Button>
        </span>
      )}
      <Button variant="quiet" aria-label={`${name} löschen`} onPress={onRemove}>
        Löschen
      </Button>
    </li>
  );
}

export interface GuestsSheetProps {
  team: string;
  members: readonly TestedPerson[];
  /** Of today. */
  year: number;
  onClose: () => void;
}

/** People without the app: added, linked to a member once she has it, deleted. */
export function GuestsSheet({ team, members, year, onClose }: GuestsSheetProps) {
  const db = useDatabase();
  const [removed, setRemoved] = useState<TeamGuest | null>(null);
  const guests = loadedOr(
    useRows(
      useMemo(() => teamGuests(team), [team]),
      { canBeEmpty: true },
    ),
    [],
  );
  return (
    <Sheet isOpen onOpenChange={onClose} title="Gäste">
      <div className={styles.sheet}>
        <p>
          Gäste haben die App nicht. Wer im Kader ist und keine Testwerte teilt, gehört nicht hierher. Hat ein Gast später die App,
          verbindest du ihn mit seinem Namen im Kader; ihm werden seine Werte dann angeboten.
        </p>
        {guests.length > 0 && (
          <Rows>
            {guests.map((guest) => (
              <GuestLine key={guest.id} team={team} guest={guest} members={members} onRemove={() => setRemoved(guest)} />
            ))}
          </Rows>
        )}
        <NewGuest team={team} year={year} isFull={guests.length >= MOST_GUESTS} />
      </div>
      {removed !== null && (
        <LossDialog
          title={`${removed.name} löschen?`}
          label="Löschen"
          onStay={() => setRemoved(null)}
          onLose={() => {
            void sayFailure(removeGuest(db, team, removed.id), testDayFailure.title, testDayFailure.text);
            setRemoved(null);
          }}
        >
          Damit sind auch die Werte aller Testtage gelöscht.
        </LossDialog>
      )}
    </Sheet>
  );
}
