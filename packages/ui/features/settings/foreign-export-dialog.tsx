import { QuestionDialog } from '../../kit/overlay/question-dialog.tsx';

export interface ForeignExportDialogProps {
  /** Takes the entries over with ids of their own. */
  onCopies: () => void;
  onClose: () => void;
}

/** Says that an export is another account's, and offers its entries as copies. */
export function ForeignExportDialog({ onCopies, onClose }: ForeignExportDialogProps) {
  return (
    <QuestionDialog
      title="Der Export gehört zu einem anderen Konto"
      other={{ label: 'Abbrechen', onPress: onClose }}
      answer={{ label: 'Als Kopien übernehmen', variant: 'court', onPress: onCopies }}
      onDismiss={onClose}
    >
      <p>
        Es wurde noch nichts geändert. Du kannst Trainings, Pläne, eigene Übungen, Tests und Ziele als Kopien in dieses Konto übernehmen.
        Das andere Konto bleibt, wie es ist, und zweimal übernommen wird nichts.
      </p>
      <p>Einwilligungen und geteilte Berichte kommen nicht mit, Angaben zur Gesundheit nur, wenn du in diesem Konto zugestimmt hast.</p>
    </QuestionDialog>
  );
}
