import type { OwnSession } from '@anwurf/contract/session';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { OwnPasswordDialog } from './own-password-dialog.tsx';

const words = { title: 'Abmelden fehlgeschlagen', text: 'Bitte versuche es erneut.' };

/** Where to sign out: at one session, or at all but this one. */
export type EndedSession = OwnSession | 'others';

function wordsOf(ended: EndedSession) {
  if (ended === 'others') {
    return {
      title: 'Überall sonst abmelden?',
      intro: 'Alle anderen Geräte brauchen danach wieder dein Passwort.',
      doneTitle: 'Überall sonst abgemeldet',
      doneText: 'Nur dieses Gerät ist noch angemeldet.',
    };
  }
  const { device } = ended;
  return {
    title: 'Dort abmelden?',
    intro: `${device} braucht danach wieder dein Passwort.`,
    doneTitle: 'Dort abgemeldet',
    doneText: `${device} braucht jetzt wieder dein Passwort.`,
  };
}

export interface EndSessionDialogProps {
  ended: EndedSession;
  onDone: () => void;
  onClose: () => void;
}

/** Signs out elsewhere: whoever knows the password alone, so that a phone that was left open ends nobody's sessions. */
export function EndSessionDialog({ ended, onDone, onClose }: EndSessionDialogProps) {
  const { title, intro, doneTitle, doneText } = wordsOf(ended);
  return (
    <OwnPasswordDialog
      role="alertdialog"
      title={title}
      words={words}
      send={async (server, proof) => {
        if (ended === 'others') await server.done('/api/auth/sessions/end-others', proof);
        else await server.done('/api/auth/sessions/end', { id: ended.id, ...proof });
        showMessage(doneTitle, doneText);
        onDone();
      }}
      onClose={onClose}
      submitLabel="Abmelden"
      pendingLabel="Wird abgemeldet..."
      variant="danger"
      intro={<p>{intro}</p>}
    />
  );
}
