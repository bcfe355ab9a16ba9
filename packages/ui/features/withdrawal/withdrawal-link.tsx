import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import { proveWithdrawal, type Received } from './withdrawal-requests.ts';
import styles from './withdrawal-screen.module.css';

const words: FailureWords = {
  title: 'Das hat nicht geklappt',
  text: 'Dein Widerruf gilt trotzdem. Bitte versuche es gleich noch einmal.',
  codes: { token_invalid: 'Diesen Link kennen wir nicht. Öffne ihn bitte so, wie er in der E-Mail steht.' },
};

/** Where the confirmation of a withdrawal leads. Opening it does nothing yet: programs that check mails open links too. */
export function WithdrawalLink({ token }: { token: string }) {
  const [done, setDone] = useState<Received | null>(null);
  const submission = useSubmission({ toasts: false });
  const prove = () => void submission.run({ words, work: async () => setDone(await proveWithdrawal(token)) });
  if (done !== null) {
    return (
      <LinkPage
        title="Danke, die Adresse ist bestätigt"
        text={
          done.isCarriedOut
            ? 'Der Zugang ist beendet, die Rückzahlung auf demselben Weg ist unterwegs.'
            : 'Zu dieser Adresse haben wir keinen Kauf aus den letzten 14 Tagen gefunden. Wir prüfen deinen Widerruf und schreiben dir.'
        }
      />
    );
  }
  return (
    <LinkPage title="Rückzahlung auslösen" text="Du bestätigst, dass dir die Adresse deines Kaufs gehört. Der Zugang endet dann sofort.">
      {submission.failure !== null && <FailureBanner failure={submission.failure} />}
      <div className={styles.actions}>
        <PlainButton variant="ball" pending={submission.pending} pendingText="Wird ausgelöst..." onClick={prove}>
          Rückzahlung auslösen
        </PlainButton>
      </div>
    </LinkPage>
  );
}
