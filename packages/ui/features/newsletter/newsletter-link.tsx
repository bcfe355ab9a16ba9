import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { requestDone } from '../../http/server-request.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { PlainButtonLink } from '../../links/plain-links.ts';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import styles from './newsletter-screen.module.css';

type Action = 'confirm' | 'unsubscribe';

const wordsOf: Readonly<Record<Action, FailureWords>> = {
  confirm: {
    title: 'Deine Anmeldung konnte nicht gespeichert werden',
    text: 'Bitte versuche es erneut.',
    codes: { token_invalid: 'Dieser Link ist älter als sieben Tage, oder du hast dich danach abgemeldet. Fordere einen neuen an.' },
  },
  unsubscribe: {
    title: 'Deine Abmeldung konnte nicht gespeichert werden',
    text: 'Bitte versuche es erneut.',
    codes: { invalid_input: 'Diesen Link kennen wir nicht. Öffne ihn bitte so, wie er in der E-Mail steht.' },
  },
};

/** Where the mailed link leads. Opening it does nothing yet: programs that check mails open links too. */
export function NewsletterLink({ token }: { token: string }) {
  const [done, setDone] = useState<Action | null>(null);
  const confirming = useSubmission();
  const unsubscribing = useSubmission();

  function send(action: Action) {
    const submission = action === 'confirm' ? confirming : unsubscribing;
    void submission.run({
      words: wordsOf[action],
      work: async () => {
        await requestDone(`/api/newsletter/${action}`, { body: { token } });
        setDone(action);
      },
    });
  }

  const unsubscribe = (
    <PlainButton pending={unsubscribing.pending} pendingText="Wird abgemeldet..." onClick={() => send('unsubscribe')}>
      Abmelden
    </PlainButton>
  );
  if (done === 'confirm') {
    return (
      <LinkPage title="Du bist dabei" text="Deine Anmeldung war erfolgreich. Mit demselben Link meldest du dich jederzeit wieder ab.">
        <div className={styles.actions}>
          <PlainButtonLink variant="ball" to="/">
            Zur Startseite
          </PlainButtonLink>
          {unsubscribe}
        </div>
      </LinkPage>
    );
  }
  if (done === 'unsubscribe') {
    return (
      <LinkPage title="Du bist abgemeldet" text="Wir schicken dir keinen Newsletter mehr.">
        <div className={styles.actions}>
          <PlainButtonLink to="/newsletter">Doch wieder anmelden</PlainButtonLink>
        </div>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Newsletter bestätigen" text="Ein Klick, dann bist du dabei. Oder du meldest dich hier ab.">
      <div className={styles.actions}>
        <PlainButton variant="ball" pending={confirming.pending} pendingText="Wird bestätigt..." onClick={() => send('confirm')}>
          Anmeldung bestätigen
        </PlainButton>
        {unsubscribe}
      </div>
    </LinkPage>
  );
}
