import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { guardPresses } from '../action/press-guard.ts';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { keepClear } from './keep-clear.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** `alertdialog` for questions that need an answer before anything else. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the strongest last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A question or short form in the middle of the screen. */
export function Dialog({ isOpen, onOpenChange, title, role = 'dialog', actions, children }: DialogProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable={role === 'dialog'} className={classNames(styles.overlay)}>
      <Modal className={classNames(styles.modal)}>
        <AriaDialog role={role} className={classNames(styles.dialog)}>
          <Heading slot="title" level={2} className={classNames(styles.title)}>
            {title}
          </Heading>
          {children && <div className={styles.body}>{children}</div>}
          {actions && (
            <div className={styles.actions} ref={guardPresses} {...keepClear}>
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
