import type { OwnPasskey } from '@anwurf/contract/second-factor';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { OwnPasswordRequest } from '../own-password-dialog.tsx';

export interface ConfirmPasskeyDialogProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms a passkey that a new password has suspended. */
export function ConfirmPasskeyDialog({ passkey: { id, name }, onDone, onClose }: ConfirmPasskeyDialogProps) {
  return (
    <OwnPasswordRequest
      title="Passkey bestätigen?"
      failed="Der Passkey wurde nicht bestätigt"
      path="/api/auth/passkeys/confirm"
      body={{ id }}
      onDone={() => {
        showMessage('Passkey bestätigt', `Mit „${name}“ meldest du dich wieder an.`);
        onDone();
      }}
      onClose={onClose}
      submitLabel="Bestätigen"
      pendingLabel="Wird bestätigt..."
      intro={<p>Bestätige „{name}“ nur, wenn du ihn selbst angelegt hast und das Gerät noch hast.</p>}
    />
  );
}
