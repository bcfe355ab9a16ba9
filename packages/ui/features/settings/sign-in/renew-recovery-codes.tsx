import { confirmAuthenticatorResponseSchema } from '@anwurf/contract/second-factor';
import { useState } from 'react';
import { OwnPasswordDialog } from '../own-password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const words = { title: 'Es gibt noch keine neuen Codes', text: 'Bitte versuche es später erneut.' };

export interface RenewRecoveryCodesProps {
  onDone: () => void;
  onClose: () => void;
}

/** New recovery codes for the old ones: for whoever has used them up, or shown them to somebody. */
export function RenewRecoveryCodes({ onDone, onClose }: RenewRecoveryCodesProps) {
  const [renewed, setRenewed] = useState<readonly string[] | null>(null);
  if (renewed !== null) return <RecoveryCodes codes={renewed} intro="Die alten Codes gelten nicht mehr." onDone={onDone} />;
  return (
    <OwnPasswordDialog
      title="Neue Wiederherstellungscodes"
      words={words}
      asksForCode
      send={async (server, proof) => {
        const answer = await server.json('/api/auth/authenticator/recovery-codes', confirmAuthenticatorResponseSchema, proof);
        setRenewed(answer.recoveryCodes);
      }}
      onClose={onClose}
      submitLabel="Erstellen"
      pendingLabel="Wird erstellt..."
      intro={<p>Du bekommst zehn neue Codes. Die alten gelten dann nicht mehr.</p>}
    />
  );
}
