import { showMessage } from '../../../kit/toast-queue.ts';
import { OwnPasswordDialog } from '../own-password-dialog.tsx';

const words = { title: 'Der zweite Faktor ist noch eingeschaltet', text: 'Bitte versuche es später erneut.' };

export interface RemoveAuthenticatorDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Switches the second factor off: for whoever has both. */
export function RemoveAuthenticatorDialog({ onDone, onClose }: RemoveAuthenticatorDialogProps) {
  return (
    <OwnPasswordDialog
      title="Zweiten Faktor ausschalten"
      words={words}
      asksForCode
      send={async (server, proof) => {
        await server.done('/api/auth/authenticator/remove', proof);
        showMessage('Zweiter Faktor ausgeschaltet', 'Zum Anmelden reicht wieder dein Passwort.');
        onDone();
      }}
      onClose={onClose}
      submitLabel="Ausschalten"
      pendingLabel="Wird ausgeschaltet..."
      variant="danger"
      intro={<p>Zum Anmelden reicht dann wieder dein Passwort. Deine Wiederherstellungscodes gelten nicht mehr.</p>}
    />
  );
}
