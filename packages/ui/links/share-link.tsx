import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../kit/action/button.tsx';
import { classNames } from '../kit/class-names.ts';
import field from '../kit/field/text-field.module.css';
import { showFailure, showMessage } from '../kit/overlay/toast-queue.ts';
import styles from './share-link.module.css';

/** Where the clipboard is not to be had, the browser copies what is selected. */
async function copyText(input: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    input.select();
    return document.execCommand('copy');
  }
}

/** A link for others, to read, to select and to copy. */
export function ShareLink({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  // It comes when 'Teilen' goes, which had the focus.
  useEffect(() => input.current?.focus(), []);

  async function copy() {
    if (input.current === null) return;
    if (await copyText(input.current)) showMessage('Link kopiert!');
    else showFailure('Link konnte nicht kopiert werden.');
  }

  return (
    <div className={styles.link}>
      <input
        ref={input}
        readOnly
        aria-label="Link"
        value={url}
        onFocus={({ target }) => target.select()}
        className={classNames(field.input, styles.address)}
      />
      <Button onPress={() => void copy()}>
        <Copy size={20} aria-hidden="true" />
        Kopieren
      </Button>
    </div>
  );
}
