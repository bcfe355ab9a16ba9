import { useSyncState } from '@anwurf/db/client/react';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { type LedAlone, teamsLedAlone } from '@anwurf/db/queries/teams';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { Banner } from '../../kit/feedback/banner.tsx';
import styles from './delete-account-dialog.module.css';
import { OwnPasswordRequest } from './own-password-dialog.tsx';

export interface DeleteAccountDialogProps {
  /** The account is gone on the server. */
  onDeleted: () => void;
  onClose: () => void;
}

const ledAlone = teamsLedAlone();
const canBeEmpty = { canBeEmpty: true };

const teamText = ({ name }: LedAlone) =>
  `die Mannschaft ${name === null ? '' : `„${name}“ `}mit Kader, Terminen und allem Geteilten: Du leitest sie allein, mit dir endet sie`;

/** The one thing that cannot be undone: it says what goes, and asks for the password. */
export function DeleteAccountDialog({ onDeleted, onClose }: DeleteAccountDialogProps) {
  const isUnsent = useSyncState(({ waiting }) => waiting > 0);
  const teams = loadedOr(useRows(ledAlone, canBeEmpty), []);
  return (
    <OwnPasswordRequest
      role="alertdialog"
      title="Konto löschen?"
      failed="Das Konto konnte nicht gelöscht werden"
      path="/api/account/delete"
      onDone={onDeleted}
      onClose={onClose}
      submitLabel="Konto endgültig löschen"
      pendingLabel="Wird gelöscht..."
      variant="danger"
      intro={
        <>
          <p>Damit gehen für immer verloren, auf dem Server und auf allen deinen Geräten:</p>
          <ul className={styles.list}>
            <li>deine Trainingspläne und eigenen Übungen</li>
            <li>alle Trainings, Sätze, Rekorde und Tests</li>
            <li>geteilte Berichte und dein bezahlter Zugang</li>
            {teams.map((led) => (
              <li key={led.team}>{teamText(led)}</li>
            ))}
          </ul>
          <p>Willst du später wieder trainieren, musst du den Zugang neu kaufen.</p>
          <p>Willst du etwas behalten, exportiere vorher deine Daten.</p>
          {isUnsent && <Banner kind="warn">Einige Änderungen liegen nur auf diesem Gerät. Sie fehlen in einem Export.</Banner>}
        </>
      }
    />
  );
}
