import { playerSearchResponseSchema } from '@anwurf/contract/players';
import { useSyncState } from '@anwurf/db/client/react';
import { Check } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '../../kit/banner.tsx';
import { Card } from '../../kit/card.tsx';
import { Court } from '../../brand/court.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { requestJson, RequestError } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { UnlockForm } from './unlock-form.tsx';
import styles from './unlock-panel.module.css';

const probe = '/api/players?pageSize=1';
const unlockedValues = ['Spiele und Tore', 'Tore pro Spiel', '7m-Quote', 'Zeitstrafen und Karten', 'Vergleich zweier Spieler'];

/** `ended`: signed in, without paid access any more. */
type Unlocking = 'unknown' | 'unlocked' | 'locked' | 'ended' | 'offline';

/** Signed out by the server: the browser may still have unlocked them by e-mail. */
async function lookSignedOut(): Promise<Unlocking> {
  try {
    return (await requestJson(probe, playerSearchResponseSchema)).unlocked ? 'unlocked' : 'locked';
  } catch {
    return 'offline';
  }
}

/** Whether the values of all players are open to this browser: by signing in, or by an e-mail given before. */
function useUnlocking(): { state: Unlocking; look: () => Promise<void> } {
  const server = useSignedInServer();
  const offline = useSyncState().connection === 'offline';
  const [state, setState] = useState<Unlocking>('unknown');

  const look = useCallback(async () => {
    try {
      const { unlocked } = await server.json(probe, playerSearchResponseSchema);
      setState(unlocked ? 'unlocked' : 'ended');
    } catch (error) {
      if (error instanceof RequestError && error.code === 'unauthenticated') setState(await lookSignedOut());
      else setState('offline');
    }
  }, [server]);

  useEffect(() => {
    if (!offline) void look();
  }, [look, offline]);

  return { state: offline && state !== 'unlocked' ? 'offline' : state, look };
}

/** The dashboard's second page: what full player statistics hold, and the way to them. */
export function UnlockPanel({ email }: { email: string }) {
  const { state, look } = useUnlocking();
  return (
    <Card aria-labelledby="player-statistics">
      <div className={styles.panel}>
        <Court view="empty" />
        <h2 id="player-statistics">Alle Spielerstatistiken</h2>
        <ul className={styles.values}>
          {unlockedValues.map((value) => (
            <li key={value}>
              <Check size={20} strokeWidth={2.6} aria-hidden="true" />
              {value}
            </li>
          ))}
        </ul>
        {state === 'unknown' && <Skeleton height="52px" />}
        {state === 'unlocked' && (
          <Banner kind="good">
            <b>Zugang freigeschaltet.</b> Weil du angemeldet bist, siehst du bei allen Spielern die vollen Werte.
          </Banner>
        )}
        {state === 'offline' && <Banner>Ob dein Zugang freigeschaltet ist, sehen wir, sobald du wieder Empfang hast.</Banner>}
        {state === 'ended' && <Banner>Dein Zugang ist abgelaufen. Mit einem neuen Zugang siehst du hier wieder die vollen Werte.</Banner>}
        {state === 'locked' && <UnlockForm email={email} onUnlocked={() => void look()} />}
        <ButtonLink to="/statistics">Zu den Statistiken</ButtonLink>
      </div>
    </Card>
  );
}
