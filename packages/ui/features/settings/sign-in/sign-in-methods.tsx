import { type OwnPasskey, type SignInMethods as Methods, signInMethodsResponseSchema } from '@anwurf/contract/second-factor';
import { format } from 'date-fns';
import { Check, Fingerprint, KeyRound, Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { NotAnswered } from '../../../data/not-answered.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { usePlatform } from '../../../platform.tsx';
import styles from '../settings-screen.module.css';
import { useAnswer } from '../../../http/use-answer.ts';

const SetUpDialog = lazyPart(async () => (await import('./set-up-authenticator.tsx')).SetUpAuthenticator);
const RemoveAuthenticatorDialog = lazyPart(async () => (await import('./remove-authenticator-dialog.tsx')).RemoveAuthenticatorDialog);
const RenewRecoveryCodes = lazyPart(async () => (await import('./renew-recovery-codes.tsx')).RenewRecoveryCodes);
const AddPasskeyDialog = lazyPart(async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog);
const ConfirmPasskeyDialog = lazyPart(async () => (await import('./confirm-passkey-dialog.tsx')).ConfirmPasskeyDialog);
const RemovePasskeyDialog = lazyPart(async () => (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog);

const troubleWords = {
  offline: 'Um deine Anmeldung zu ändern, brauchst du Netz.',
  failed: 'Wie du dich anmeldest, ließ sich gerade nicht laden.',
};

const dayOf = (instant: string) => format(instant, 'dd.MM.yyyy');

/** 'Ein seit 21.11.2026 · noch 8 Wiederherstellungscodes'. */
function authenticatorWords(authenticator: Methods['authenticator']): string {
  if (authenticator === null) return 'Zum Passwort kommt ein Code aus einer Authenticator-App.';
  const { since, recoveryCodesLeft: left } = authenticator;
  return `Ein seit ${dayOf(since)} · noch ${left} ${left === 1 ? 'Wiederherstellungscode' : 'Wiederherstellungscodes'}`;
}

function passkeyWords({ createdAt, lastUsedAt, isSuspended }: OwnPasskey): string {
  if (isSuspended) return `Passkey, angelegt am ${dayOf(createdAt)} · gilt erst wieder, wenn du ihn bestätigst`;
  const used = lastUsedAt === null ? 'noch nicht benutzt' : `zuletzt benutzt am ${dayOf(lastUsedAt)}`;
  return `Passkey, angelegt am ${dayOf(createdAt)} · ${used}`;
}

type Opened =
  | 'set up'
  | 'remove authenticator'
  | 'renew codes'
  | 'add passkey'
  | { readonly passkey: OwnPasskey; readonly isToStay: boolean }
  | null;

/** How the player signs in beside his password: an authenticator app and passkeys, both as he likes. */
export function SignInMethods() {
  const [state, reload] = useAnswer('/api/auth/sign-in-methods', signInMethodsResponseSchema);
  const [opened, setOpened] = useState<Opened>(null);

  const dialog = {
    onClose: () => setOpened(null),
    onDone: () => {
      setOpened(null);
      reload();
    },
  };
  const PasskeyDialog = opened !== null && typeof opened === 'object' && opened.isToStay ? ConfirmPasskeyDialog : RemovePasskeyDialog;
  return (
    <Card flush>
      <div className={styles.head}>
        <h2 className={styles.title}>Anmeldung und Sicherheit</h2>
        <NotAnswered state={state} words={troubleWords} onRetry={reload} />
        {state.status === 'known' && (
          <p>
            Beides ist freiwillig: Mit einem zweiten Faktor reicht dein Passwort allein nicht mehr, mit einem Passkey brauchst du keines.
          </p>
        )}
        {state.status === 'known' && state.answer.passkeys.some(({ isSuspended }) => isSuspended) && (
          <Banner kind="warn">
            Dein Passwort ist neu. Bestätige die Passkeys, die du kennst, und entferne die anderen: Vorher meldet sich mit ihnen niemand an.
          </Banner>
        )}
      </div>
      {state.status === 'known' && <MethodRows methods={state.answer} onOpen={setOpened} />}
      {opened === 'set up' && <SetUpDialog {...dialog} />}
      {opened === 'remove authenticator' && <RemoveAuthenticatorDialog {...dialog} />}
      {opened === 'renew codes' && <RenewRecoveryCodes {...dialog} />}
      {opened === 'add passkey' && <AddPasskeyDialog {...dialog} />}
      {opened !== null && typeof opened === 'object' && <PasskeyDialog passkey={opened.passkey} {...dialog} />}
    </Card>
  );
}

function MethodRows({ methods, onOpen }: { methods: Methods; onOpen: (what: Opened) => void }) {
  // The desktop app's page has an address that no passkey is made for.
  const canAddPasskeys = usePlatform().kind === 'web' && 'PublicKeyCredential' in window;
  const { authenticator, passkeys } = methods;
  const suspended = passkeys.filter(({ isSuspended }) => isSuspended);
  return (
    <Rows>
      <Row
        icon={<ShieldCheck aria-hidden="true" />}
        detail={authenticatorWords(authenticator)}
        onPress={() => onOpen(authenticator === null ? 'set up' : 'remove authenticator')}
      >
        {authenticator === null ? 'Zweiten Faktor einrichten' : 'Zweiten Faktor ausschalten'}
      </Row>
      {authenticator !== null && (
        <Row
          icon={<KeyRound aria-hidden="true" />}
          detail="Wenn du die alten verbraucht hast oder jemand sie kennt."
          onPress={() => onOpen('renew codes')}
        >
          Neue Wiederherstellungscodes
        </Row>
      )}
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          icon={<Fingerprint aria-hidden="true" />}
          detail={passkeyWords(passkey)}
          end={
            <Button aria-label={`Passkey entfernen: ${passkey.name}`} onPress={() => onOpen({ passkey, isToStay: false })}>
              Entfernen
            </Button>
          }
        >
          {passkey.name}
        </Row>
      ))}
      {suspended.map((passkey) => (
        <Row
          key={`confirm ${passkey.id}`}
          icon={<Check aria-hidden="true" />}
          detail="Nur, wenn du ihn selbst angelegt und das Gerät noch hast."
          onPress={() => onOpen({ passkey, isToStay: true })}
        >
          Passkey bestätigen: {passkey.name}
        </Row>
      ))}
      {canAddPasskeys && (
        <Row
          icon={<Plus aria-hidden="true" />}
          detail="Anmelden mit Fingerabdruck, Gesicht oder PIN, ohne Passwort."
          onPress={() => onOpen('add passkey')}
        >
          Passkey hinzufügen
        </Row>
      )}
    </Rows>
  );
}
