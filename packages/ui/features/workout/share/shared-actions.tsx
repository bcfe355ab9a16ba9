import type { WorkoutReport } from '@anwurf/db/queries/training-reports';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { Download, FileText, Send } from 'lucide-react';
import type { RefObject } from 'react';
import { pictureFile, saveFile } from '../../../kit/picture-file.ts';
import { Button } from '../../../kit/action/button.tsx';
import { showFailure } from '../../../kit/overlay/toast-queue.ts';
import { usePlatform } from '../../../platform.tsx';
import { canSend } from '../../../links/send-link.ts';
import { ShareLink } from '../../../links/share-link.tsx';
import { useSiteOrigin } from '../../../links/use-site-origin.ts';
import { sendReport } from './send-report.ts';
import styles from './share-dialog.module.css';

export interface SharedActionsProps {
  report: TrainingReport;
  known: WorkoutReport;
  canvas: RefObject<HTMLCanvasElement | null>;
  onEnd: () => void;
  onClose: () => void;
}

/** Actions of a link: copy it, send it, look at it, take it back. */
export function SharedActions({ report, known, canvas, onEnd, onClose }: SharedActionsProps) {
  const platform = usePlatform();
  const origin = useSiteOrigin();
  const picture = () => (canvas.current === null ? Promise.resolve(null) : pictureFile(canvas.current, 'training.png').catch(() => null));

  async function save() {
    const file = await picture();
    if (file === null) showFailure('Das Bild konnte nicht gespeichert werden.');
    else saveFile(file);
  }

  async function send(address: string) {
    try {
      await sendReport(report, address, await picture());
    } catch {
      showFailure('Fehler beim Teilen', 'Das Gerät konnte den Link nicht weitergeben. Kopiere ihn stattdessen.');
    }
  }

  if (origin === null) return null;
  const url = `${origin}/training-report/${known.urlId}`;
  return (
    <>
      <ShareLink url={url} />
      <div className={styles.ways}>
        <Button isDisabled={known.isWaiting || known.isRefused} onPress={() => platform.openExternal(url)}>
          <FileText size={20} aria-hidden="true" />
          Bericht ansehen
        </Button>
        <Button onPress={() => void save()}>
          <Download size={20} aria-hidden="true" />
          Bild sichern
        </Button>
      </div>
      <Button variant="quiet" onPress={onEnd}>
        Freigabe beenden
      </Button>
      <div className={styles.actions}>
        <Button variant="quiet" onPress={onClose}>
          Schließen
        </Button>
        {canSend() && (
          <Button variant="ball" onPress={() => void send(url)}>
            <Send size={20} aria-hidden="true" />
            Link und Bild senden
          </Button>
        )}
      </div>
    </>
  );
}
