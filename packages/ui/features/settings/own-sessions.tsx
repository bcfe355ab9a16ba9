import { type OwnSession, ownSessionsResponseSchema } from '@anwurf/contract/session';
import { format } from 'date-fns';
import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { NotAnswered } from '../../data/not-answered.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { EndedSession } from './end-session-dialog.tsx';
import styles from './settings-screen.module.css';
import { useAnswer } from '../../http/use-answer.ts';

const EndSessionDialog = lazyPart(async () => (await import('./end-session-dialog.tsx')).EndSessionDialog);

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
  const [ended, setEnded] = useState<EndedSession | null>(null);
  return (
    <Card flush>
      <div className={styles.head}>
        <h2 className={styles.title}>Angemeldete Geräte</h2>
        <NotAnswered state={state} words={troubleWords} onRetry={reload} />
        {state.status === 'known' && <p>Kennst du eines nicht, melde es dort ab und ändere dein Passwort.</p>}
      </div>
      {state.status === 'known' && <SessionRows sessions={state.answer.sessions} onEnd={setEnded} />}
      {ended !== null && (
        <EndSessionDialog
          ended={ended}
          onClose={() => setEnded(null)}
          onDone={() => {
            setEnded(null);
            reload();
          }}
        />
      )}
    </Card>
  );
}

function SessionRows({ sessions, onEnd }: { sessions: readonly OwnSession[]; onEnd: (ended: EndedSession) => void }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Rows>
      {sessions.map((session) => {
        const { id, device, isCurrent } = session;
        const button = (
          <Button aria-label={`Dort abmelden: ${device}`} onPress={() => onEnd(session)}>
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
        <Row icon={<LogOut aria-hidden="true" />} onPress={() => onEnd('others')}>
          Überall sonst abmelden
        </Row>
      )}
    </Rows>
  );
}
