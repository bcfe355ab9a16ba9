import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { PlainIconButton } from '../action/plain-icon-button.tsx';
import styles from './plain-dialog.module.css';

export interface PlainDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet at the lower edge, on wide screens in the middle: the browser's own, for public pages, which must load little.
 * Toasts lie below it; what has to be read in it is said in it.
 */
export function PlainDialog({ title, onClose, children }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} closedby="any">
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <PlainIconButton aria-label="Schließen" onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" />
        </PlainIconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
