import { type OwnSession, ownSessionsResponseSchema } from '@anwurf/contract/session';
import { format } from 'date-fns';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { Banner } from '../../kit/banner.tsx';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Row, Rows } from '../../kit/rows.tsx';
import { SkeletonLines } from '../../kit/skeleton-lines.tsx';
import { showMessage } from '../../kit/toast-queue.ts';
import { settingsWords } from './failure-words.ts';
import styles from './settings-screen.module.css';
import { useAnswer } from './use-answer.ts';

const words = { ...settingsWords, title: 'Abmelden fehlgeschlagen', text: 'Bitte versuche es erneut.' };

const troubleWords = {
  offline: 'Um zu sehen, wo du angemeldet bist, brauchst du Netz.',
  failed: 'Wo du angemeldet bist, ließ sich gerade nicht laden.',
};

function whenWords({ isCurrent, createdAt, lastUsedAt }: OwnSession): string {
  const begun = `angemeldet am ${format(createdAt, 'dd.MM.yyyy')}`;
  return isCurrent ? `Dieses Gerät · ${begun}` : `Zuletzt benutzt am ${format(lastUsedAt, "dd.MM.yyyy 'um' HH:mm 'Uhr'")} · ${begun}`;
}

/** Where the player is signed in, and signing out there. */
export function OwnSessions() {
  const [state, reload] = useAnswer('/api/auth/sessions', ownSessionsResponseSchema);
  return (
    <Card flush>
      <div className={styles.head}>
        <h2 className={styles.title}>Angemeldete Geräte</h2>
        {state.status === 'waiting' && <SkeletonLines lines={[['44px']]} />}
        {(state.status === 'offline' || state.status === 'failed') && (
          <>
            <Banner>{troubleWords[state.status]}</Banner>
            <Button onPress={reload}>Erneut versuchen</Button>
          </>
        )}
        {state.status === 'known' && <p>Kennst du eines nicht, melde es dort ab und ändere dein Passwort.</p>}
      </div>
      {state.status === 'known' && <SessionRows sessions={state.answer.sessions} onEnded={reload} />}
    </Card>
  );
}

function SessionRows({ sessions, onEnded }: { sessions: readonly OwnSession[]; onEnded: () => void }) {
  const server = useSignedInServer();
  const { run, pending } = useSubmission();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  function end(path: string, body: unknown, title: string, text: string) {
    void run({
      words,
      work: async () => {
        await server.done(path, body);
        showMessage(title, text);
        onEnded();
      },
    });
  }

  return (
    <Rows>
      {sessions.map((session) => {
        const { id, device, isCurrent } = session;
        const button = (
          <Button
            aria-label={`Dort abmelden: ${device}`}
            isDisabled={pending}
            onPress={() => end('/api/auth/sessions/end', { id }, 'Dort abgemeldet', `${device} braucht jetzt wieder dein Passwort.`)}
          >
            Dort abmelden
          </Button>
        );
        return (
          <Row key={id} icon={<MonitorSmartphone aria-hidden="true" />} detail={whenWords(session)} end={isCurrent ? null : button}>
            {device}
          </Row>
        );
      })}
      {others.length > 1 && (
        <Row
          icon={<LogOut aria-hidden="true" />}
          onPress={() => end('/api/auth/sessions/end-others', {}, 'Überall sonst abgemeldet', 'Nur dieses Gerät ist noch angemeldet.')}
        >
          Überall sonst abmelden
        </Row>
      )}
    </Rows>
  );
}
