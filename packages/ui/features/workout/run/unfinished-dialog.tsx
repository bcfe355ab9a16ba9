import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';

/** Before a workout without a single set is finished. */
export function UnfinishedDialog({ isOpen, onStay, onFinish }: { isOpen: boolean; onStay: () => void; onFinish: () => void }) {
  return (
    <Dialog
      role="alertdialog"
      title="Ohne Sätze abschließen?"
      isOpen={isOpen}
      onOpenChange={onStay}
      actions={
        <>
          <Button variant="quiet" onPress={onFinish}>
            Abschließen
          </Button>
          <Button variant="court" onPress={onStay}>
            Weiter trainieren
          </Button>
        </>
      }
    >
      Du hast in diesem Training noch keinen Satz gespeichert.
    </Dialog>
  );
}
