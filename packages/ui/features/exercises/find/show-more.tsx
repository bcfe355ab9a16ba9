import { Button } from '../../../kit/action/button.tsx';

/** Below a part of a long list. */
export function ShowMore({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" wide onPress={onPress}>
      Mehr anzeigen
    </Button>
  );
}
