import { type ReactNode, useState } from 'react';
import type { Failure, FailureWords } from '../../forms/failure.ts';
import { fieldOf } from '../../forms/field-of.ts';
import { problemAt } from '../../forms/field-problem.ts';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.tsx';
import { type Submission, useSubmission } from '../../forms/use-submission.ts';
import { type SignedInServer, useSignedInServer } from '../../http/signed-in-server.tsx';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { settingsWords } from './failure-words.ts';
import { ownCodeWords, useOwnCode } from './use-own-code.tsx';

/** Proof that the signed-in user owns the account. */
export interface Proof {
  readonly password: string;
  /** Of the second factor, where it was asked for. */
  readonly code?: string;
}

export interface OwnPasswordDialogProps extends Pick<
  FormDialogProps,
  'title' | 'role' | 'submitLabel' | 'pendingLabel' | 'variant' | 'intro' | 'onClose'
> {
  /** Beside what every request of the settings says. */
  words: FailureWords;
  /** Whether a code of the second factor is asked for at once; else when the server demands it. */
  asksForCode?: boolean;
  /** Errors of the fields above the password, before anything is sent. */
  problems?: Readonly<Record<string, string | undefined>>;
  /** Fields above the password. */
  children?: (submission: Submission) => ReactNode;
  /**
   * Sends it, and goes on.
   * @throws RequestError
   */
  send: (server: SignedInServer, proof: Proof) => Promise<Failure | null | void>;
}

export interface OwnPasswordRequestProps extends Omit<OwnPasswordDialogProps, 'send' | 'words'> {
  path: string;
  /** Values that are sent beside the proof. */
  body?: Readonly<Record<string, unknown>>;
  /** The title when it did not work. */
  failed: string;
  onDone: () => void;
}

function wordsOf({ codes, ...words }: FailureWords, asksForCode: boolean): FailureWords {
  return {
    ...settingsWords,
    fieldOf: { invalid_credentials: 'password' },
    elseAt: asksForCode ? 'code' : 'password',
    ...words,
    codes: {
      ...settingsWords.codes,
      ...(asksForCode && ownCodeWords),
      ...codes,
    },
  };
}

/** A form of the settings that asks again for the password, so that a phone that was left open changes nothing. */
export function OwnPasswordDialog({ words, asksForCode = false, problems, children, send, ...dialog }: OwnPasswordDialogProps) {
  const server = useSignedInServer();
  const [password, setPassword] = useState('');
  const submission = useSubmission({ leaves: true, atFields: true });
  const code = useOwnCode(submission, asksForCode);

  function submit() {
    const problem = problemAt({
      ...problems,
      password: password === '' ? 'Bitte gib dein Passwort ein.' : undefined,
      ...code.problem,
    });
    const proof = { password, ...code.proof };
    void submission.run({ problem, words: wordsOf(words, code.isAsked), work: () => code.run(() => send(server, proof)) });
  }

  return (
    <FormDialog {...dialog} submission={submission} onSubmit={submit}>
      {children?.(submission)}
      <PasswordField label="Dein Passwort" autoComplete="current-password" {...fieldOf(submission, 'password', password, setPassword)} />
      {code.field}
    </FormDialog>
  );
}

/** The same for a request without an answer. */
export function OwnPasswordRequest({ path, body, failed, onDone, ...dialog }: OwnPasswordRequestProps) {
  return (
    <OwnPasswordDialog
      {...dialog}
      words={{ title: failed, text: 'Bitte versuche es später erneut.' }}
      send={async (server, proof) => {
        await server.done(path, { ...body, ...proof });
        onDone();
      }}
    />
  );
}
