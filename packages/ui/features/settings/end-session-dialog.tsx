import type { OwnSession } from '@anwurf/contract/session';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { problemAt } from '../../forms/field-problem.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useSignedInServer } from '../../http/signed-in-server.tsx';
import { showMessage } from '../../kit/toast-queue.ts';
import { settingsWords } from './failure-words.ts';
import { OwnPasswordField, ownPasswordProblem } from './own-password-field.tsx';

const failureWords: FailureWords = {
  ...settingsWords,
  title: 'Abmelden fehlgeschlagen',
  text: 'Bitte versuche es erneut.',
  fieldOf: { invalid_credentials: 'password' },
  elseAt: 'password',
};

/** Where to sign out: at one session, or at all but this one. */
export type EndedSession = OwnSession | 'others';

function wordsOf(ended: EndedSession) {
  if (ended === 'others') {
    return {
      title: 'Überall sonst abmelden?',
      intro: 'Alle anderen Geräte brauchen danach wieder dein Passwort.',
      doneTitle: 'Überall sonst abgemeldet',
      doneText: 'Nur dieses Gerät ist noch angemeldet.',
    };
  }
  const { device } = ended;
  return {
    title: 'Dort abmelden?',
    intro: `${device} braucht danach wieder dein Passwort.`,
    doneTitle: 'Dort abgemeldet',
    doneText: `${device} braucht jetzt wieder dein Passwort.`,
  };
}

export interface EndSessionDialogProps {
  ended: EndedSession;
  onDone: () => void;
  onClose: () => void;
}

/** Signs out elsewhere: whoever knows the password alone, so that a phone that was left open ends nobody's sessions. */
export function EndSessionDialog({ ended, onDone, onClose }: EndSessionDialogProps) {
  const server = useSignedInServer();
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });
  const { title, intro, doneTitle, doneText } = wordsOf(ended);

  function submit() {
    void submission.run({
      problem: problemAt({ password: ownPasswordProblem(password) }),
      words: failureWords,
      work: async () => {
        if (ended === 'others') await server.done('/api/auth/sessions/end-others', { password });
        else await server.done('/api/auth/sessions/end', { id: ended.id, password });
        showMessage(doneTitle, doneText);
        onDone();
      },
    });
  }

  return (
    <FormDialog
      role="alertdialog"
      title={title}
      submission={submission}
      onSubmit={submit}
      onClose={onClose}
      submitLabel="Abmelden"
      pendingLabel="Wird abgemeldet..."
      variant="danger"
      intro={<p>{intro}</p>}
    >
      <OwnPasswordField value={password} onChange={setPassword} submission={submission} />
    </FormDialog>
  );
}
