import { PlainButton } from '../../../kit/action/plain-button.tsx';

/** Back to the step that asks for the address. */
export function OtherEmail({ onPress }: { onPress: () => void }) {
  return (
    <PlainButton variant="quiet" onClick={onPress}>
      Andere E-Mail-Adresse
    </PlainButton>
  );
}
