import { LossDialog, type LossDialogProps } from '../../../kit/overlay/loss-dialog.tsx';

export interface FewerSessionsDialogProps extends Pick<LossDialogProps, 'onStay' | 'onLose'> {
  /** Sessions that stay. */
  kept: number;
  /** Exercises of those that go. */
  lost: number;
}

/** Before sessions with exercises in them go. */
export function FewerSessionsDialog({ kept, lost, ...answers }: FewerSessionsDialogProps) {
  return (
    <LossDialog title="Sessions entfernen?" label="Entfernen" {...answers}>
      Es {kept === 1 ? 'bleibt 1 Session' : `bleiben ${kept} Sessions`}. {lost === 1 ? '1 Übung' : `${lost} Übungen`} in den anderen{' '}
      {lost === 1 ? 'geht' : 'gehen'} verloren.
    </LossDialog>
  );
}
