import { Link2 } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';

/** Opens the choice of the exercises that one is joined with. */
export function GroupButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" onPress={onPress}>
      <Link2 size={20} aria-hidden="true" />
      Supersatz
    </Button>
  );
}
