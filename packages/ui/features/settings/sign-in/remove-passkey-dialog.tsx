import type { OwnPasskey } from '@anwurf/contract/second-factor';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { OwnPasswordRequest } from '../own-password-dialog.tsx';

export interface RemovePasskeyDialogProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a passkey out of the account. Nobody can put it back: a new one is made instead. */
export function RemovePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RemovePasskeyDialogProps) {
  return (
    <OwnPasswordRequest
      role="alertdialog"
      title="Passkey entfernen?"
      failed="Der Passkey wurde nicht entfernt"
      path="/api/auth/passkeys/remove"
      body={{ id }}
      onDone={() => {
        showMessage('Passkey entfernt', `Mit „${name}“ meldet sich niemand mehr an.`);
        onDone();
      }}
      onClose={onClose}
      submitLabel="Entfernen"
      pendingLabel="Wird entfernt..."
      variant="danger"
      intro={<p>Mit „{name}“ meldest du dich dann nicht mehr an. Lösche ihn danach auch auf dem Gerät.</p>}
    />
  );
}
