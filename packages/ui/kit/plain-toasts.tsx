import { useSyncExternalStore } from 'react';
import { PlainButton } from './plain-button.tsx';
import { toastQueue } from './toast-queue.ts';
import styles from './toast-region.module.css';

const subscribe = (listener: () => void) => toastQueue.subscribe(listener);
const visible = () => toastQueue.visibleToasts;

/** Toasts without the library: for as long as it has not been loaded. */
export function PlainToasts() {
  const toasts = useSyncExternalStore(subscribe, visible);
  return (
    <section aria-label="Meldungen" className={styles.region}>
      {toasts.map(({ key, content }) => (
        <div key={key} role="alertdialog" aria-label={content.title} className={styles.toast} data-surface="board">
          <div role="alert" className={styles.content}>
            <span className={styles.title}>{content.title}</span>
            {content.text && <span>{content.text}</span>}
          </div>
          {content.action && (
            <PlainButton
              variant="chalk"
              onClick={() => {
                content.action?.run();
                toastQueue.close(key);
              }}
            >
              {content.action.label}
            </PlainButton>
          )}
          <PlainButton variant="chalk" onClick={() => toastQueue.close(key)}>
            Schließen
          </PlainButton>
        </div>
      ))}
    </section>
  );
}
