import type { Site } from '@anwurf/contract/site';
import { X } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import iconButton from '../../kit/icon-button.module.css';
import { PlainButton } from '../../kit/plain-button.tsx';
import styles from './discount-popup.module.css';
import { useDiscountShown } from './use-discount-shown.ts';

interface DiscountPopupProps {
  discount: NonNullable<Site['discount']>;
  onBuy: (code: string) => void;
}

/** Offers the configured code to whoever reads on. It waits at the edge and takes no focus. */
export function DiscountPopup({ discount: { code, percent }, onBuy }: DiscountPopupProps) {
  const { shown, close } = useDiscountShown();
  if (!shown) return null;
  return (
    <div className={styles.place}>
      <aside className={styles.popup} aria-labelledby="discount-title">
        <button type="button" aria-label="Schließen" className={classNames(iconButton.button, styles.close)} onClick={close}>
          <X aria-hidden="true" />
        </button>
        <h2 id="discount-title">{percent.toLocaleString('de-DE')} % Rabatt</h2>
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
      </aside>
    </div>
  );
}
