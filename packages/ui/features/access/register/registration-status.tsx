import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { PlainButtonLink } from '../../../links/plain-links.ts';
import { waitedPercent, type Registration } from './use-registration.ts';
import { Spinner } from '../../../kit/feedback/spinner.tsx';
import styles from './wait-progress.module.css';

/** A wait that is worth seeing: solid is what has passed, dashed what may come. */
function WaitProgress({ label, percent }: { label: string; percent: number }) {
  return (
    <div className={styles.progress}>
      <p className={styles.label} role="status">
        <Spinner />
        {label}
      </p>
      <div className={styles.track} role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

interface RegistrationStatusProps {
  registration: Exclude<Registration, { status: 'ready' | 'code' | 'invalid' }>;
  onRetry: () => void;
}

/** While a token can't be used: it is being checked, waits for the payment provider, has been used, could not be checked. */
export function RegistrationStatus({ registration, onRetry }: RegistrationStatusProps) {
  switch (registration.status) {
    case 'waiting':
      return <WaitProgress label={waitLabel(registration.checks)} percent={waitedPercent(registration.checks)} />;
    case 'registered':
      return (
        <ErrorCard
          title="Du hast schon ein Konto"
          actions={
            <>
              <PlainButtonLink to="/forgot-password">Passwort vergessen?</PlainButtonLink>
              <PlainButtonLink variant="court" to="/login">
                Anmelden
              </PlainButtonLink>
            </>
          }
        >
          Deine Zahlung ist da und gehört zu {registration.email}. Melde dich mit dieser Adresse an.
        </ErrorCard>
      );
    case 'unconfirmed':
      return (
        <RetryCard title="Deine Zahlung wird noch bestätigt" onRetry={onRetry}>
          Es geht nichts verloren: Sobald die Bestätigung da ist, bekommst du eine E-Mail mit deinem Zugang. Du kannst auch hier noch einmal
          nachsehen.
        </RetryCard>
      );
    case 'failed':
      return (
        <RetryCard title={registration.failure.title} onRetry={onRetry}>
          {registration.failure.text}
        </RetryCard>
      );
  }
}

function waitLabel(checks: number): string {
  return checks === 0 ? 'Überprüfe Zahlung...' : 'Warte auf die Bestätigung der Zahlung...';
}
