import { legalTextVersions } from '@anwurf/contract/legal-texts';
import { useState } from 'react';
import type { Failure, FailureWords } from '../../forms/failure.ts';
import { FailureBanner } from '../../forms/failure-banner.tsx';
import { Form } from '../../forms/form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { PlainTextField } from '../../kit/field/plain-text-field.tsx';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import { Link, PlainButtonLink } from '../../links/plain-links.ts';
import { declareWithdrawal, type Received } from './withdrawal-requests.ts';
import styles from './withdrawal-screen.module.css';

const words: FailureWords = {
  title: 'Dein Widerruf ist nicht angekommen',
  text: 'Bitte versuche es gleich noch einmal, oder schreib uns eine E-Mail: Auch so gilt er.',
};
const timeFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short' });

interface Declared {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
}

function problemOf({ name, email }: Declared): Failure | null {
  const fields = {
    ...(name.trim() === '' && { name: 'Bitte gib deinen Namen ein.' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && { email: 'Bitte gib eine gültige E-Mail-Adresse ein.' }),
  };
  return Object.keys(fields).length === 0 ? null : { title: 'Angaben fehlen', text: 'Bitte prüfe die markierten Felder.', fields };
}

/** The declaration, line by line. */
function Declaration({ name, email, contract }: Declared) {
  const lines = [
    ['Vertrag', 'Premium-Zugang zu Anwurf'],
    ['Name', name.trim()],
    ['E-Mail', email.trim()],
    ['Zum Kauf', contract.trim()],
  ] as const;
  return (
    <dl className={styles.declaration}>
      {lines.map(
        ([label, value]) =>
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

export interface WithdrawalScreenProps {
  /** Of the signed-in account; null: signed out. */
  email: string | null;
  accessToken: () => Promise<string | null>;
}

/** Withdraws from the contract in two steps: what is withdrawn, then the confirmation of it (§ 356a BGB). */
export function WithdrawalScreen({ email, accessToken }: WithdrawalScreenProps) {
  const [declared, setDeclared] = useState<Declared>({ name: '', email: email ?? '', contract: '' });
  const [isChecked, setChecked] = useState(false);
  const [received, setReceived] = useState<Received | null>(null);
  const submission = useSubmission({ atFields: true, toasts: false });
  const change = (part: Partial<Declared>) => {
    setDeclared({ ...declared, ...part });
    submission.corrected(...Object.keys(part));
  };

  function confirm() {
    void submission.run({
      words,
      work: async () => {
        const request = { ...declared, email: email ?? declared.email.trim(), version: legalTextVersions.withdrawal };
        setReceived(await declareWithdrawal(request, await accessToken()));
      },
    });
  }

  if (received !== null) return <Confirmation received={received} email={email ?? declared.email.trim()} />;
  if (!isChecked) {
    return (
      <LinkPage
        title="Vertrag widerrufen"
        text="Innerhalb von 14 Tagen nach dem Kauf, ohne Angabe von Gründen. Du bekommst sofort eine Bestätigung per E-Mail."
      >
        <Form
          submission={submission}
          className={styles.form}
          onSubmit={() =>
            void submission.run({
              problem: problemOf({ ...declared, email: email ?? declared.email }),
              words,
              work: () => Promise.resolve(setChecked(true)),
            })
          }
        >
          <PlainTextField
            label="Dein Name"
            name="name"
            autoComplete="name"
            maxLength={200}
            value={declared.name}
            onChange={(name) => change({ name })}
            error={submission.errors['name']}
          />
          <PlainTextField
            label="E-Mail"
            type="email"
            name="email"
            autoComplete="email"
            description={email === null ? 'Die Adresse deines Kaufs. Dorthin geht die Bestätigung.' : 'Die Adresse deines Kontos.'}
            readOnly={email !== null}
            maxLength={320}
            value={email ?? declared.email}
            onChange={(typed) => change({ email: typed })}
            error={submission.errors['email']}
          />
          <PlainTextField
            label="Angaben zum Kauf (freiwillig)"
            name="contract"
            maxLength={500}
            description="Zum Beispiel der Tag, an dem du gekauft hast."
            value={declared.contract}
            onChange={(contract) => change({ contract })}
          />
          <PlainButton type="submit" variant="court">
            Weiter
          </PlainButton>
        </Form>
        <p className={styles.note}>
          Was dabei gilt, steht in der <Link to="/terms">Widerrufsbelehrung</Link>. Du kannst auch formlos per E-Mail widerrufen.
        </p>
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Widerruf bestätigen" text="Das wird erklärt, sobald du bestätigst:">
      <Declaration {...declared} email={email ?? declared.email} />
      <p>
        {email === null
          ? 'Mit der Rückzahlung endet der Zugang.'
          : 'Liegt dein Kauf in der Frist, endet dein Zugang sofort, und dein Geld geht auf demselben Weg zurück. Deine Daten bleiben, bis du das Konto löschst.'}
      </p>
      {submission.failure !== null && <FailureBanner failure={submission.failure} />}
      <div className={styles.actions}>
        <PlainButton variant="ball" pending={submission.pending} pendingText="Wird gesendet..." onClick={confirm}>
          Widerruf bestätigen
        </PlainButton>
        <PlainButton variant="quiet" onClick={() => setChecked(false)}>
          Zurück
        </PlainButton>
      </div>
    </LinkPage>
  );
}

function Confirmation({ received: { receivedAt, isCarriedOut }, email }: { received: Received; email: string }) {
  return (
    <LinkPage
      title="Dein Widerruf ist eingegangen"
      text={`Am ${timeFormat.format(new Date(receivedAt))} Uhr. Die Bestätigung ist unterwegs an ${email}; bewahre sie als Nachweis auf.`}
    >
      <p>
        {isCarriedOut
          ? 'Dein Zugang ist beendet, die Rückzahlung auf demselben Weg ist unterwegs.'
          : 'Liegt dein Kauf in der Frist, zahlen wir spätestens in 14 Tagen zurück. Schneller geht es mit dem Link in der Bestätigung.'}
      </p>
      <div className={styles.actions}>
        <PlainButtonLink to="/">Zur Startseite</PlainButtonLink>
      </div>
    </LinkPage>
  );
}
