import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './edge-popup.module.css';
import { keepClear } from './keep-clear.ts';
import { PlainIconButton } from '../action/plain-icon-button.tsx';

export interface EdgePopupProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Waits at the lower edge of what is in sight, and takes no focus. */
export function EdgePopup({ title, onClose, children }: EdgePopupProps) {
  const titleId = useId();
  return (
    <div className={styles.place}>
      <aside className={styles.popup} aria-labelledby={titleId} {...keepClear}>
        <div className={styles.close}>
          <PlainIconButton aria-label="Schließen" onClick={onClose}>
            <X aria-hidden="true" />
          </PlainIconButton>
        </div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </aside>
    </div>
  );
}
