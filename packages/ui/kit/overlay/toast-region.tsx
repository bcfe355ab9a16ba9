import { TriangleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { classNames } from '../class-names.ts';
import iconButton from '../action/icon-button.module.css';
import { toastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';
import { unbroken } from '../text/unbroken.tsx';
import { placeToast } from './toast-place.ts';

/** Where toasts appear: as low as they cover no control, above the docked action and the navigation. Rendered once, at the root. */
export function ToastRegion() {
  return (
    <AriaToastRegion ref={placeToast} queue={toastQueue} aria-label="Meldungen" className={classNames(styles.region)}>
      {({ toast }) => (
        <Toast toast={toast} className={classNames(styles.toast)} data-surface="board">
          {toast.content.kind === 'failure' && <TriangleAlert aria-hidden="true" className={styles.icon} />}
          <ToastContent className={styles.content} {...(toast.content.isSaid === true && { role: 'presentation' })}>
            <Text slot="title" className={styles.title}>
              {unbroken(toast.content.title)}
            </Text>
            {toast.content.text && <Text slot="description">{unbroken(toast.content.text)}</Text>}
          </ToastContent>
          {toast.content.action && (
            <Button
              className={classNames(styles.action)}
              onPress={() => {
                toast.content.action?.run();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <Button slot="close" aria-label="Schließen" className={classNames(iconButton.button)}>
            <X aria-hidden="true" />
          </Button>
        </Toast>
      )}
    </AriaToastRegion>
  );
}
