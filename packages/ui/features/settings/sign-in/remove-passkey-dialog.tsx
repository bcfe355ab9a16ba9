import type { OwnPasskey } from '@anwurf/contract/second-factor';
import { showMessage } from '../../../kit/toast-queue.ts';
import { OwnPasswordDialog } from '../own-password-dialog.tsx';

const words = { title: 'Der Passkey wurde nicht entfernt', text: 'Bitte versuche es später erneut.' };

export interface RemovePasskeyDialogProps {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a passkey out of the account. Nobody can put it back: a new one is made instead. */
export function RemovePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RemovePasskeyDialogProps) {
  return (
    <OwnPasswordDialog
      role="alertdialog"
      title="Passkey entfernen?"
      words={words}
      send={async (server, proof) => {
        await server.done('/api/auth/passkeys/remove', { id, ...proof });
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
