import { Logo } from '../../brand/logo.tsx';
import { ErrorCard } from '../../kit/feedback/error-card.tsx';
import { Button } from '../../kit/action/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './database-gate.module.css';
import { useSignOut } from './sign-out.tsx';

export interface SessionEndedScreenProps {
  email: string;
  /** Where it goes on after signing in. */
  returnTo: string;
}

/** The server has ended the session, perhaps from another device: whoever holds this one now sees nothing of the player. */
export function SessionEndedScreen({ email, returnTo }: SessionEndedScreenProps) {
  const signOut = useSignOut();
  return (
    <main className={classNames(styles.screen, styles.locked)}>
      <Logo size={40} />
      <ErrorCard
        title="Sitzung abgelaufen. Bitte melde dich erneut an."
        actions={
          <>
            <ButtonLink variant="court" to="/login" search={{ returnTo }}>
              Neu anmelden
            </ButtonLink>
            <Button variant="quiet" onPress={signOut}>
              Von diesem Gerät abmelden
            </Button>
          </>
        }
      >
        {email === '' ? 'Deine Anmeldung' : `Die Anmeldung von ${email}`} wurde beendet: abgelaufen, auf einem anderen Gerät abgemeldet oder
        durch ein neues Passwort. Alles, was du gespeichert hast, ist weiter auf diesem Gerät und wird abgeglichen, sobald du wieder
        angemeldet bist.
      </ErrorCard>
    </main>
  );
}
