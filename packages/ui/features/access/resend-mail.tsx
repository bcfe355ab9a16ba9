import { PlainButton } from '../../kit/action/plain-button.tsx';
import { Link } from '../../kit/action/link.tsx';
import { showMessage } from '../../kit/overlay/toast-queue.ts';
import { RequestError } from '../../http/request-error.ts';
import { useSiteFacts } from '../../site.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import type { FailureWords } from '../../forms/failure.ts';
import styles from './resend-mail.module.css';
import { useCountdown } from './use-countdown.ts';
import { useSubmission } from '../../forms/use-submission.ts';

/** Long enough for a mail to arrive. */
const patienceSeconds = 60;

const words: FailureWords = { title: 'E-Mail konnte nicht gesendet werden', text: 'Bitte versuche es später erneut.' };

/** Sends the mail once more, when the first had time to arrive. */
export function ResendMail({ to, send }: { to: string; send: () => Promise<unknown> }) {
  const [left, restart] = useCountdown(patienceSeconds);
  const { site } = useSiteFacts();
  const { run, pending, failure } = useSubmission({ inline: true });

  function resend() {
    void run({
      words,
      work: async () => {
        try {
          await send();
        } catch (error) {
          if (error instanceof RequestError && error.retryAfterSeconds !== undefined) restart(error.retryAfterSeconds);
          throw error;
        }
        restart(patienceSeconds);
        showMessage('E-Mail erfolgreich gesendet', `An ${to}. Schau auch im Spam-Ordner nach.`);
      },
    });
  }

  return (
    <div className={styles.resend}>
      <p>Keine E-Mail da? Schau auch im Spam-Ordner nach.</p>
      {site.mailbox && (
        <p>
          <Link href="/api/mailbox" target="_blank">
            Postfach dieser Testinstallation
          </Link>
        </p>
      )}
      {failure !== null && <FailureBanner failure={failure} />}
      <PlainButton variant="quiet" disabled={left > 0} pending={pending} pendingText="Wird gesendet..." onClick={resend}>
        {left > 0 ? `Erneut senden in ${left} s` : 'E-Mail erneut senden'}
      </PlainButton>
    </div>
  );
}
