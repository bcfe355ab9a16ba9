import { QuestionDialog } from '../../../kit/overlay/question-dialog.tsx';

/** Before a workout without a single set is finished. */
export function UnfinishedDialog({ isOpen, onStay, onFinish }: { isOpen: boolean; onStay: () => void; onFinish: () => void }) {
  return (
    <QuestionDialog
      title="Ohne Sätze abschließen?"
      isOpen={isOpen}
      other={{ label: 'Abschließen', onPress: onFinish }}
      answer={{ label: 'Weiter trainieren', variant: 'court', onPress: onStay }}
      onDismiss={onStay}
    >
      Du hast in diesem Training noch keinen Satz gespeichert.
    </QuestionDialog>
  );
}
