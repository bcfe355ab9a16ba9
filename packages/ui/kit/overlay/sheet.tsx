import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import iconButton from '../action/icon-button.module.css';
import styles from './sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
}

/** Details that slide in: from below on a phone, from the right on wide screens. */
export function Sheet({ isOpen, onOpenChange, title, children }: SheetProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={classNames(styles.overlay)}>
      <Modal className={classNames(styles.sheet)}>
        <AriaDialog className={classNames(styles.dialog)}>
          <header className={styles.head}>
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
            <Button slot="close" aria-label="Schließen" className={classNames(iconButton.button)}>
              <X aria-hidden="true" />
            </Button>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
