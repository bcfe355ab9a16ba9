import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { OwnPasswordRequest } from '../own-password-dialog.tsx';

export interface RemoveAuthenticatorDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Switches the second factor off: for whoever has both. */
export function RemoveAuthenticatorDialog({ onDone, onClose }: RemoveAuthenticatorDialogProps) {
  return (
    <OwnPasswordRequest
      title="Zweiten Faktor ausschalten"
      failed="Der zweite Faktor ist noch eingeschaltet"
      asksForCode
      path="/api/auth/authenticator/remove"
      onDone={() => {
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
