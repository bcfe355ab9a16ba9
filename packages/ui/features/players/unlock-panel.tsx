import { useAccessEnd } from '@anwurf/db/queries/react/use-access-end';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Court } from '../../brand/court.tsx';
import { tenMinutes, useNow } from '../../kit/use-now.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import { UnlockedValues } from './unlocked-values.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useUnlocking } from './use-unlocking.ts';
import styles from './unlock-panel.module.css';

const unlockedValues = ['Spiele und Tore', 'Tore pro Spiel', '7m-Quote', 'Zeitstrafen und Karten', 'Vergleich zweier Spieler'];

/** Describes full player statistics and leads to them: the dashboard's second page, or in few words a card of it. */
export function UnlockPanel({ email, isShort }: { email: string; isShort: boolean }) {
  const now = useNow(tenMinutes);
  const { state, look } = useUnlocking(now);
  const isEnded = useAccessEnd(now) !== null;
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
