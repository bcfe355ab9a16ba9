import { useState } from 'react';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import styles from './newsletter-screen.module.css';

/** Comes after the page: its schema brings zod, and visits that begin with a mailed link show no form. */
const NewsletterForm = lazyPart(async () => (await import('./newsletter-form.tsx')).NewsletterForm, {
  waiting: <div className={styles.waiting} />,
});

/** Asks for the newsletter. The next screen doesn't reveal whether the address is known. */
export function NewsletterSignUp({ onSignUp }: { onSignUp: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);

  if (sentTo !== null) {
    return (
      <LinkPage
        title="Schau in dein Postfach"
        text={`Wir haben dir einen Link an ${sentTo} geschickt. Erst wenn du ihn öffnest und bestätigst, bist du angemeldet. Er gilt sieben Tage.`}
      >
        <div className={styles.actions}>
          <PlainButton onClick={() => setSentTo(null)}>Andere E-Mail-Adresse</PlainButton>
        </div>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      title="Newsletter"
      text="Neues aus Anwurf und Tipps für dein Athletiktraining, per E-Mail. Abmelden kannst du dich jederzeit mit einem Klick."
    >
      <NewsletterForm
        onSent={(email) => {
          onSignUp();
          setSentTo(email);
        }}
      />
    </LinkPage>
  );
}
