import { Share } from 'lucide-react';
import { Button } from '../../kit/action/button.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { useWide } from '../../kit/use-media.ts';

/** Saves what is shown as a file; where there is little room an icon. */
export function ExportButton({ isDisabled, onPress }: { isDisabled: boolean; onPress: () => void }) {
  const isWide = useWide();
  if (!isWide) {
    return (
      <IconButton aria-label="Exportieren" isDisabled={isDisabled} onPress={onPress}>
        <Share aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <Button isDisabled={isDisabled} onPress={onPress}>
      <Share size={20} aria-hidden="true" />
      Exportieren
    </Button>
  );
}
