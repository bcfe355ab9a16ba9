import { LossDialog } from '../../../kit/loss-dialog.tsx';

export interface FewerSessionsDialogProps {
  /** Sessions that stay. */
  kept: number;
  /** Exercises of those that go. */
  lost: number;
  onStay: () => void;
  onDrop: () => void;
}

/** Before sessions with exercises in them go. */
export function FewerSessionsDialog({ kept, lost, onStay, onDrop }: FewerSessionsDialogProps) {
  return (
    <LossDialog title="Sessions entfernen?" label="Entfernen" onLose={onDrop} onStay={onStay}>
      Es {kept === 1 ? 'bleibt 1 Session' : `bleiben ${kept} Sessions`}. {lost === 1 ? '1 Übung' : `${lost} Übungen`} in den anderen{' '}
      {lost === 1 ? 'geht' : 'gehen'} verloren.
    </LossDialog>
  );
}
