import type { TeamRole } from '@anwurf/contract/team';
import { format } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { canSend, sendLink } from '../../../links/send-link.ts';
import { ShareLink } from '../../../links/share-link.tsx';
import { useSiteOrigin } from '../../../links/use-site-origin.ts';
import { groupedCode } from '../team-requests.ts';
import { CodeFailure } from './code-failure.tsx';
import styles from './code-sheet.module.css';
import { useCode } from './use-code.ts';

const roles: readonly { value: TeamRole; label: string }[] = [
  { value: 'player', label: 'Spielen' },
  { value: 'coach', label: 'Trainieren' },
  { value: 'physio', label: 'Physio' },
];

const consequences: Readonly<Record<TeamRole, string>> = {
  player: 'Wer damit beitritt, entscheidet vorher selbst, was du siehst.',
  coach: 'Wer damit beitritt, sieht alles, was das Team teilt, und kann Mitglieder entfernen. Gib ihn nur persönlich weiter.',
  physio: 'Wer damit beitritt, sieht alles, was das Team teilt. Gib ihn nur persönlich weiter.',
};

async function send(url: string, name: string): Promise<void> {
  try {
    await sendLink({ title: name, text: `Komm in unsere Mannschaft „${name}“ bei Anwurf.`, url });
  } catch {
    showFailure('Fehler beim Teilen', 'Das Gerät konnte den Link nicht weitergeben. Kopiere ihn stattdessen.');
  }
}

function OpenCode({ team, role, name }: { team: string; role: TeamRole; name: string }) {
  const { found, retry, renew } = useCode(team, role);
  const origin = useSiteOrigin();
  if (found.state === 'failed') return <CodeFailure failure={found.failure} onRetry={retry} />;
  if (found.state === 'loading' || origin === null) return <Skeleton height="420px" />;
  const { code, expiresAt } = found.code;
  const url = `${origin}/team/join#${code}`;
  return (
    <>
      <p className={styles.code}>{groupedCode(code)}</p>
      <p className={styles.until}>gilt bis {format(new Date(expiresAt), 'd. MMMM', { locale: de })}</p>
      <img
        className={styles.picture}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`}
        alt="QR-Code, der zum Beitreten führt"
        width={200}
        height={200}
      />
      <p className={styles.note}>{consequences[role]}</p>
      <ShareLink url={url} />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={renew}>
          <RefreshCw size={20} aria-hidden="true" />
          Neuer Code
        </Button>
        {canSend() && (
          <Button variant="court" onPress={() => void send(url, name)}>
            <Send size={20} aria-hidden="true" />
            Link senden
          </Button>
        )}
      </div>
      <p className={styles.note}>Ein neuer Code beendet den alten.</p>
    </>
  );
}

/** The code by which others join a team: to read out, to scan, to send. */
export function CodeSheet({ team, name, onClose }: { team: string; name: string; onClose: () => void }) {
  const [role, setRole] = useState<TeamRole>('player');
  return (
    <Sheet title="Ins Team holen" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <Segments label="Wozu" hideLabel options={roles} value={role} onChange={setRole} />
        <OpenCode key={role} team={team} role={role} name={name} />
      </div>
    </Sheet>
  );
}
