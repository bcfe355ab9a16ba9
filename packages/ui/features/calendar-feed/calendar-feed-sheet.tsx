import { calendarFeedSchema, newCalendarFeedSchema } from '@anwurf/contract/calendar-feed';
import { format } from 'date-fns';
import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { NotAnswered } from '../../data/not-answered.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { Button } from '../../kit/action/button.tsx';
import { ButtonLink } from '../../kit/action/button-link.tsx';
import { TextField } from '../../kit/field/text-field.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { usePlatform } from '../../platform.tsx';
import { useAnswer } from '../../http/use-answer.ts';
import styles from './calendar-feed-sheet.module.css';

const path = '/api/calendar-feed';
const troubleWords = {
  offline: 'Um die Adresse anzulegen oder zu beenden, brauchst du Netz.',
  failed: 'Ob es eine Adresse gibt, ließ sich gerade nicht laden.',
};
const words = { title: 'Das hat nicht geklappt', text: 'Bitte versuche es später erneut.', kept: 'Es wurde nichts geändert.' };

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showMessage('Adresse kopiert', 'Füge sie in deinem Kalender unter „Abonnieren“ ein.');
  } catch {
    showFailure('Kopieren fehlgeschlagen', 'Markiere die Adresse und kopiere sie von Hand.');
  }
}

const open = (
  <>
    <CalendarPlus size={20} aria-hidden="true" />
    Im Kalender öffnen
  </>
);

/** A new address, which is shown until the sheet closes. */
function NewAddress({ address }: { address: string }) {
  const { openCalendarFeed } = usePlatform();
  return (
    <>
      <TextField
        label="Adresse deines Kalenders"
        value={address}
        isReadOnly
        description="Du siehst sie nur jetzt. Wer sie hat, sieht deine Tage."
      />
      <div className={styles.actions}>
        <Button onPress={() => void copy(address)}>
          <Copy size={20} aria-hidden="true" />
          Kopieren
        </Button>
        {openCalendarFeed === undefined ? (
          <ButtonLink variant="court" href={address.replace(/^https?:/, 'webcal:')}>
            {open}
          </ButtonLink>
        ) : (
          <Button variant="court" onPress={() => openCalendarFeed(address)}>
            {open}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        iPhone und Mac fragen beim Öffnen, ob du abonnieren willst. Bei Google geht es am Rechner: „Weitere Kalender“, „Per URL“; dort
        dauert eine Änderung bis zu einem Tag.
      </p>
    </>
  );
}

/** The secret address under which other calendars read sessions, team trainings and matches. */
export function CalendarFeedSheet({ onClose }: { onClose: () => void }) {
  const server = useSignedInServer();
  const [state, reload] = useAnswer(path, calendarFeedSchema);
  const [address, setAddress] = useState<string | null>(null);
  const submission = useSubmission();
  const feed = state.status === 'known' ? state.answer.feed : null;

  async function renew() {
    setAddress((await server.json(path, newCalendarFeedSchema, {})).address);
    reload();
  }
  async function end() {
    await server.remove(path);
    setAddress(null);
    reload();
    showMessage('Adresse beendet', 'Kalender, die sie abonniert haben, bekommen nichts mehr.');
  }
  const run = (work: () => Promise<void>) => void submission.run({ words, work });
  return (
    <Sheet title="Kalender abonnieren" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p>
          Deine geplanten Einheiten, Teamtraining und Spiele im Kalender deines Handys. Verschiebst du hier etwas, zieht er nach. Von einer
          Einheit stehen dort Nummer und Länge; keine Übungen, keine Beschwerden.
        </p>
        <NotAnswered state={state} words={troubleWords} onRetry={reload} />
        {address !== null && <NewAddress address={address} />}
        {state.status === 'known' && feed === null && (
          <Button variant="ball" pending={submission.pending} pendingText="Wird angelegt..." onPress={() => run(renew)}>
            Adresse anlegen
          </Button>
        )}
        {feed !== null && (
          <>
            {address === null && (
              <p>
                Es gibt eine Adresse seit dem {format(new Date(feed.createdAt), 'dd.MM.yyyy')}. Anzeigen können wir sie nicht mehr, weil wir
                nur einen Prüfwert speichern.
              </p>
            )}
            <div className={styles.actions}>
              <Button variant="quiet" onPress={() => run(end)}>
                Beenden
              </Button>
              <Button pending={submission.pending} pendingText="Wird erneuert..." onPress={() => run(renew)}>
                Neue Adresse
              </Button>
            </div>
            <p className={styles.note}>Mit einer neuen gilt die bisherige nicht mehr: gut, wenn sie in falsche Hände kam.</p>
          </>
        )}
      </div>
    </Sheet>
  );
}
