import { type NoticeName, pushWords } from '@anwurf/contract/push-words';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { showPageNotice } from '../../signal/page-notice.ts';
import { useUserId } from '../../storage/user-id.tsx';
import styles from './notification-sheet.module.css';
import { ownWishes } from './own-notices.ts';
import { askForPermission } from './subscribe.ts';
import { areComplete, firstWishes, WishFields } from './wish-fields.tsx';

/** The notifications that the desktop app shows by itself: no server knows of them. */
export function OwnNotices({ open }: { open: (name: NoticeName) => void }) {
  const userId = useUserId();
  const wishes = ownWishes.useValue();
  const [typed, setTyped] = useState(wishes ?? firstWishes);

  async function save() {
    try {
      await askForPermission();
    } catch {
      showFailure('Das System zeigt keine Mitteilungen von Anwurf', 'Erlaube sie in den Einstellungen deines Rechners.');
      return;
    }
    const { kinds, sessionTime, quietFrom, quietUntil } = typed;
    if (ownWishes.change(userId, { kinds, sessionTime, quietFrom, quietUntil, since: wishes?.since ?? Date.now() }))
      showMessage(wishes === null ? 'Mitteilungen eingeschaltet' : 'Gespeichert');
    else showFailure('Das ließ sich nicht merken', 'Auf diesem Rechner ist kein Platz mehr. Es wurde nichts geändert.');
  }
  function end() {
    ownWishes.change(userId, null);
    showMessage('Mitteilungen ausgeschaltet');
  }
  return (
    <>
      <WishFields wishes={typed} onChange={setTyped} />
      <div className={styles.actions}>
        {wishes !== null && (
          <>
            <Button variant="quiet" onPress={end}>
              Ausschalten
            </Button>
            <Button onPress={() => showPageNotice({ name: 'trial', title: pushWords.trial.title, tag: 'trial' }, open)}>
              Probe zeigen
            </Button>
          </>
        )}
        <Button variant="court" isDisabled={!areComplete(typed)} onPress={() => void save()}>
          {wishes === null ? 'Einschalten' : 'Speichern'}
        </Button>
      </div>
    </>
  );
}
