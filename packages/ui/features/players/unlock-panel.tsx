import { playerSearchResponseSchema } from '@anwurf/contract/players';
import { useAccessEnd } from '@anwurf/db/queries/react/use-access-end';
import { useCallback, useState } from 'react';
import { useWhenReachable } from '../../data/use-when-reachable.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Court } from '../../brand/court.tsx';
import { useNow } from '../../kit/use-now.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { RequestError } from '../../http/request-error.ts';
import { requestJson } from '../../http/server-request.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { UnlockedValues } from './unlocked-values.tsx';
import { UnlockForm } from './unlock-form.tsx';
import styles from './unlock-panel.module.css';

const probe = '/api/players?pageSize=1';
const unlockedValues = ['Spiele und Tore', 'Tore pro Spiel', '7m-Quote', 'Zeitstrafen und Karten', 'Vergleich zweier Spieler'];

type Unlocking = 'unknown' | 'unlocked' | 'locked' | 'offline';

/** Whether the values of all players are open to this browser: by signing in, or by an e-mail given before. */
function useUnlocking(): { state: Unlocking; look: () => Promise<void> } {
  const server = useSignedInServer();
  const [state, setState] = useState<Unlocking>('unknown');

  const look = useCallback(async () => {
    try {
      const answer = await server.json(probe, playerSearchResponseSchema).catch((error: unknown) => {
        // Signed out by the server: the browser may still have unlocked them by e-mail.
        if (error instanceof RequestError && error.code === 'unauthenticated') return requestJson(probe, playerSearchResponseSchema);
        throw error;
      });
      setState(answer.unlocked ? 'unlocked' : 'locked');
    } catch {
      setState('offline');
    }
  }, [server]);

  const offline = useWhenReachable(look, state === 'offline');
  return { state: offline && state !== 'unlocked' ? 'offline' : state, look };
}

/** Describes full player statistics and leads to them: the dashboard's second page, or in few words a card of it. */
export function UnlockPanel({ email, isShort }: { email: string; isShort: boolean }) {
  const { state, look } = useUnlocking();
  const isEnded = useAccessEnd(useNow(60_000)) !== null;
  return (
    <Card aria-labelledby="player-statistics">
      <div className={styles.panel}>
        {!isShort && <Court view="empty" />}
        <h2 id="player-statistics">Alle Spielerstatistiken</h2>
        {!isShort && <UnlockedValues values={unlockedValues} size={20} strokeWidth={2.6} className={styles.values} />}
        {state === 'unknown' && <Skeleton height="52px" />}
        {state === 'unlocked' && (
          <Banner kind="good">
            <b>Zugang freigeschaltet.</b> Weil du angemeldet bist, siehst du bei allen Spielern die vollen Werte.
          </Banner>
        )}
        {state === 'offline' && <Banner>Ob dein Zugang freigeschaltet ist, sehen wir, sobald du wieder Empfang hast.</Banner>}
        {state === 'locked' && isEnded && (
          <Banner>Dein Zugang ist abgelaufen. Mit einem neuen Zugang siehst du hier wieder die vollen Werte.</Banner>
        )}
        {state === 'locked' && !isEnded && <UnlockForm email={email} onUnlocked={() => void look()} />}
        <ButtonLink to="/statistics/explore2" search={{ from: 'dashboard' }}>
          Spieler vergleichen
        </ButtonLink>
        <ButtonLink to="/statistics">Zu den Statistiken</ButtonLink>
      </div>
    </Card>
  );
}
