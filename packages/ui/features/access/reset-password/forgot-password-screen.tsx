import { useState } from 'react';
import { Link, PlainButtonLink } from '../../../links/plain-links.ts';
import { AccessActions } from '../access-actions.tsx';
import { useAccessDraft } from '../access-draft.ts';
import { AccessForm } from '../access-form.tsx';
import { AccessFrame } from '../access-frame.tsx';
import { requestReset } from '../access-requests.ts';
import { emailProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import { ResendMail } from '../resend-mail.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';

const words = {
  title: 'Fehler beim Senden der E-Mail',
  text: 'Bitte versuche es später erneut oder kontaktiere den Support.',
};

/** Asks for a link to a new password. The next screen doesn't reveal whether the address is known. */
export function ForgotPasswordScreen() {
  const [draft, change] = useAccessDraft();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmission({ inline: true });

  if (sentTo !== null) return <Sent email={sentTo} />;

  function submit() {
    const email = draft.email.trim();
    void submission.run({
      problem: emailProblem(email),
      words,
      work: async () => {
        await requestReset(email);
        setSentTo(email);
      },
    });
  }

  return (
    <AccessFrame title="Passwort vergessen" intro="Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.">
      <AccessForm
        submission={submission}
        onSubmit={submit}
        submitLabel="Link senden"
        pendingLabel="Wird gesendet..."
        note={<Link to="/login">Zurück zur Anmeldung</Link>}
      >
        <EmailField autoComplete="email" value={draft.email} onChange={(email) => change({ email })} error={submission.errors.email} />
      </AccessForm>
    </AccessFrame>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <AccessFrame
      title="Schau in dein Postfach"
      intro="Falls ein Konto mit dieser E-Mail existiert, haben wir dir einen Link zum Zurücksetzen deines Passworts gesendet. Er gilt 30 Minuten."
    >
      <ResendMail to={email} send={() => requestReset(email)} />
      <AccessActions>
        <PlainButtonLink wide variant="ball" to="/login">
          Zur Anmeldung
        </PlainButtonLink>
      </AccessActions>
    </AccessFrame>
  );
}
