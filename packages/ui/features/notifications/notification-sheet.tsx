import { type PushState, pushStateSchema } from '@anwurf/contract/push';
import { REST_STEP_SECONDS } from '@anwurf/domain/workout/rest-clock';
import { useState } from 'react';
import { NotAnswered } from '../../data/not-answered.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { useAnswer } from '../../http/use-answer.ts';
import { Button } from '../../kit/action/button.tsx';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Switch } from '../../kit/field/switch.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { usePlatform } from '../../platform.tsx';
import { restControls } from '../../signal/rest-controls.ts';
import { restNotice } from '../../signal/rest-notice.ts';
import { askForPermission, canNotify, canSubscribe, NoNotifications, subscribe, unsubscribe } from './subscribe.ts';
import styles from './notification-sheet.module.css';
import { OwnNotices } from './own-notices-form.tsx';
import { areComplete, firstWishes, WishFields } from './wish-fields.tsx';

const words = { title: 'Das hat nicht geklappt', text: 'Bitte versuche es später erneut.', kept: 'Es wurde nichts geändert.' };
const troubleWords = {
  offline: 'Um die übrigen einzustellen, brauchst du Netz.',
  failed: 'Deine Auswahl ließ sich gerade nicht laden.',
};
const problemWords = {
  denied: {
    title: 'Der Browser zeigt keine Mitteilungen von Anwurf',
    text: 'Erlaube sie in seinen Einstellungen für diese Seite und versuche es dann erneut.',
  },
  'not-stored': { title: 'Die App wird gerade noch gespeichert', text: 'Versuche es in einer Minute erneut.' },
};

/** On an iPhone they are for the app on the home screen alone. */
function Unsupported() {
  return (
    <Banner>
      {'standalone' in navigator
        ? 'Auf dem iPhone gehen Mitteilungen, sobald Anwurf auf dem Home-Bildschirm liegt: Teilen, „Zum Home-Bildschirm“.'
        : 'Dieser Browser kann keine Mitteilungen zeigen.'}
    </Banner>
  );
}

/** The end of a rest, which this device shows by itself. */
function RestNotice({ detail }: { detail: string }) {
  const [isOn, setOn] = useState(restNotice.isOn);
  const submission = useSubmission();
  async function change(next: boolean) {
    if (next) await askForPermission();
    restNotice.set(next);
    setOn(next);
  }
  return (
    <Switch
      isSelected={isOn}
      onChange={(next) => void submission.run({ words: { ...words, ...problemWords.denied }, work: () => change(next) })}
      detail={detail}
    >
      Pause vorbei
    </Switch>
  );
}

/** The rest among the system's controls for music; not in the desktop app, where the window is at hand. */
function RestControls() {
  const [isOn, setOn] = useState(restControls.isOn);
  function change(next: boolean) {
    restControls.set(next);
    setOn(next);
  }
  return (
    <Switch
      isSelected={isOn}
      onChange={change}
      detail={`Mit den Tasten für Musik: „Weiter“ beendet sie, Spulen ändert sie um ${REST_STEP_SECONDS} s. Anwurf spielt dafür Stille; Musik anderer Apps hält so lange an.`}
    >
      Pause vom Sperrbildschirm steuern
    </Switch>
  );
}

function ChoiceForm({ publicKey, choice, onChanged }: { publicKey: string; choice: PushState['choice']; onChanged: () => void }) {
  const server = useSignedInServer();
  const [typed, setTyped] = useState(choice ?? firstWishes);
  const submission = useSubmission();
  const run = (work: () => Promise<void>) =>
    void submission.run({
      words,
      work: async () => {
        try {
          await work();
        } catch (error) {
          if (error instanceof NoNotifications) return problemWords[error.problem];
          throw error;
        }
        return null;
      },
    });
  async function save() {
    await askForPermission();
    await subscribe(server, publicKey, typed);
    showMessage(choice === null ? 'Mitteilungen eingeschaltet' : 'Gespeichert');
    onChanged();
  }
  async function end() {
    await unsubscribe(server);
    showMessage('Mitteilungen ausgeschaltet');
    onChanged();
  }
  return (
    <>
      <WishFields wishes={typed} onChange={setTyped} />
      <div className={styles.actions}>
        {choice !== null && (
          <>
            <Button variant="quiet" onPress={() => run(end)}>
              Ausschalten
            </Button>
            <Button onPress={() => run(() => server.done('/api/push/trial', {}))}>Probe schicken</Button>
          </>
        )}
        <Button
          variant="court"
          isDisabled={!areComplete(typed)}
          pending={submission.pending}
          pendingText="Wird gespeichert..."
          onPress={() => run(save)}
        >
          {choice === null ? 'Einschalten' : 'Speichern'}
        </Button>
      </div>
    </>
  );
}

/** The notifications that the server sends to this device. */
function ServerNotices() {
  const [state, reload] = useAnswer('/api/push', pushStateSchema);
  const [changes, setChanges] = useState(0);
  if (state.status !== 'known') return <NotAnswered state={state} words={troubleWords} lines={3} onRetry={reload} />;
  const { publicKey, choice } = state.answer;
  if (publicKey === null) return <Banner>Weitere Mitteilungen verschickt dieser Server nicht.</Banner>;
  return (
    <ChoiceForm
      key={`${changes} ${choice === null}`}
      publicKey={publicKey}
      choice={choice}
      onChanged={() => {
        setChanges((before) => before + 1);
        reload();
      }}
    />
  );
}

/** Which notifications this device gets, and when. The browser is asked on a press alone. */
export function NotificationSheet({ onClose }: { onClose: () => void }) {
  const { openNotice } = usePlatform();
  return (
    <Sheet title="Mitteilungen" isOpen onOpenChange={onClose}>
      <div className={styles.body}>
        {openNotice === undefined ? (
          <>
            <p>
              Für dieses Gerät. Auf dem Sperrbildschirm steht nur, dass es etwas gibt: keine Nachricht, kein Name, nichts darüber, was dir
              wehtut.
            </p>
            {canNotify() && (
              <RestNotice detail="Auch ohne Empfang. Bei gesperrtem iPhone hält das System die App an; dort steht nur, bis wann die Pause geht." />
            )}
            {restControls.canShow() && <RestControls />}
            {canSubscribe() ? <ServerNotices /> : <Unsupported />}
          </>
        ) : (
          <>
            <p>
              Für diesen Rechner, solange Anwurf läuft. Es steht nur da, dass es etwas gibt: keine Nachricht, kein Name, nichts darüber, was
              dir wehtut.
            </p>
            <RestNotice detail="Auch ohne Netz, wenn das Fenster nicht zu sehen ist." />
            <OwnNotices open={openNotice} />
          </>
        )}
      </div>
    </Sheet>
  );
}
