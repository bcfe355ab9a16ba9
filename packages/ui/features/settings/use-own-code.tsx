import { type ReactNode, useState } from 'react';
import type { Failure } from '../../forms/failure.ts';
import { fieldOf } from '../../forms/field-of.ts';
import type { Submission } from '../../forms/use-submission.ts';
import { RequestError } from '../../http/request-error.ts';
import { TextField } from '../../kit/field/text-field.tsx';

const demanded: Failure = {
  title: 'Code fehlt',
  text: 'Dein Konto hat einen zweiten Faktor: Bitte gib den Code ein.',
  fields: { code: 'Dein Konto hat einen zweiten Faktor: Bitte gib den Code ein.' },
};

export const ownCodeWords = { code_invalid: 'Der Code stimmt nicht, oder er wurde schon benutzt.' };

export interface OwnCode {
  /** Whether the code is asked for, from the start or since the server has demanded it. */
  readonly isAsked: boolean;
  /** Error of the field before anything is sent. */
  readonly problem: { readonly code?: string | undefined };
  /** Part of the request's body. */
  readonly proof: { readonly code?: string };
  readonly field: ReactNode;
  /** Runs the request; shows the field when the server demands a code. */
  readonly run: (request: () => Promise<Failure | null | void>) => Promise<Failure | null | void>;
}

/** The code of the second factor in a form of the settings: asked for once the server demands it. */
export function useOwnCode(submission: Submission, isAskedAtOnce = false): OwnCode {
  const [isAsked, setAsked] = useState(isAskedAtOnce);
  const [code, setCode] = useState('');
  return {
    isAsked,
    problem: isAsked ? { code: code.trim() === '' ? 'Bitte gib den Code ein.' : undefined } : {},
    proof: isAsked ? { code } : {},
    field: isAsked && (
      <TextField
        label="Code aus der App oder Wiederherstellungscode"
        autoComplete="one-time-code"
        maxLength={60}
        {...fieldOf(submission, 'code', code, setCode)}
      />
    ),
    async run(request) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'second_factor_required') throw error;
        setAsked(true);
        return demanded;
      }
    },
  };
}
