import type { Site } from '@anwurf/contract/site';
import { EdgePopup } from '../../kit/overlay/edge-popup.tsx';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import styles from './discount-popup.module.css';
import { useDiscountShown } from './use-discount-shown.ts';

interface DiscountPopupProps {
  discount: NonNullable<Site['discount']>;
  onBuy: (code: string) => void;
}

/** Shows the configured code to visitors who read on. */
export function DiscountPopup({ discount: { code, percent }, onBuy }: DiscountPopupProps) {
  const { shown, close } = useDiscountShown();
  if (!shown) return null;
  return (
    <EdgePopup title={`${percent.toLocaleString('de-DE')} % Rabatt`} onClose={close}>
      <p>
        Mit dem Code <b className={styles.code}>{code}</b> wird es günstiger.
      </p>
      <PlainButton
        variant="court"
        wide
        onClick={() => {
          onBuy(code);
          close();
        }}
      >
        Mit Rabatt kaufen
      </PlainButton>
    </EdgePopup>
  );
}
