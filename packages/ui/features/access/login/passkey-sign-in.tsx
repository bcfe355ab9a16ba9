import { passkeyOptionsSchema, type PasskeySignInRequest } from '@anwurf/contract/passkeys';
import { startAuthentication } from '@simplewebauthn/browser';
import type { FailureWords } from '../../../forms/failure.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { requestJson } from '../../../http/server-request.ts';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { dropAccessDraft } from '../access-draft.ts';
import { FailureBanner } from '../../../forms/failure-banner.tsx';

const withPassword = 'Melde dich mit E-Mail und Passwort an.';
const words: FailureWords = {
  title: 'Anmeldung fehlgeschlagen',
  text: withPassword,
  codes: { invalid_credentials: `Dieser Passkey gilt hier nicht mehr. ${withPassword}` },
};

/** Closing the browser's question is a choice, not an error. */
const isCancelled = (error: unknown) => error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Signs in with whichever passkey the browser offers for this page. */
export function PasskeySignIn({ signIn }: { signIn: (request: PasskeySignInRequest) => Promise<void> }) {
  const { run, pending, failure } = useSubmission({ inline: true });

  async function work() {
    const options = await requestJson('/api/auth/passkeys/challenge', passkeyOptionsSchema, { body: {} });
    try {
      const assertion = await startAuthentication({ optionsJSON: options });
      await signIn({ assertion: { ...assertion, clientExtensionResults: {} } });
      dropAccessDraft();
    } catch (error) {
      if (!isCancelled(error)) throw error;
    }
  }

  return (
    <>
      {failure !== null && <FailureBanner failure={failure} />}
      <PlainButton wide pending={pending} pendingText="Anmeldung läuft..." onClick={() => void run({ words, work })}>
        Mit Passkey anmelden
      </PlainButton>
    </>
  );
}
