import { invitationAnchor } from '@anwurf/contract/invitation';
import { Send } from 'lucide-react';
import { Button } from '../../kit/action/button.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showFailure } from '../../kit/overlay/toast-queue.ts';
import { canSend, sendLink } from '../../links/send-link.ts';
import { ShareLink } from '../../links/share-link.tsx';
import { useSiteOrigin } from '../../links/use-site-origin.ts';
import styles from './invite-sheet.module.css';

const text = 'Ich trainiere mit Anwurf: Athletiktraining für Handball, auch ohne Netz in der Halle. Schau es dir an.';

async function send(url: string): Promise<void> {
  try {
    await sendLink({ title: 'Anwurf', text, url });
  } catch {
    showFailure('Fehler beim Teilen', 'Das Gerät konnte den Link nicht weitergeben. Kopiere ihn stattdessen.');
  }
}

/** The link by which a player brings others. It is the same for all. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const origin = useSiteOrigin();
  const url = `${origin}/#${invitationAnchor}`;
  return (
    <Sheet title="Mitspieler einladen" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        <p className={styles.note}>
          Der Link führt zur Startseite und zum kostenlosen Test. Er ist für alle gleich: Niemand erfährt, von wem er kommt, und wir zählen
          nicht, wer ihn öffnet.
        </p>
        {origin !== null && <ShareLink url={url} />}
        <div className={styles.actions}>
          <Button variant="quiet" onPress={onClose}>
            Schließen
          </Button>
          {origin !== null && canSend() && (
            <Button variant="ball" onPress={() => void send(url)}>
              <Send size={20} aria-hidden="true" />
              Link senden
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
