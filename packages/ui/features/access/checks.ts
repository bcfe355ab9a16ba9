import { isName } from '@anwurf/domain/vocabulary/name';
import { longestPassword, shortestPassword } from '@anwurf/contract/password-length';
import type { Failure } from '../../forms/failure.ts';

/** One thing that is wrong, and where. */
interface Finding {
  readonly field: string;
  readonly title: string;
  readonly text: string;
  /** At the field, where that differs from the toast. */
  readonly inline?: string;
}

/** The first finding is the toast; each is said at its field. Null: nothing is wrong. */
function toFailure(findings: readonly Finding[]): Failure | null {
  const [first] = findings;
  if (first === undefined) return null;
  const fields = Object.fromEntries(findings.map(({ field, text, inline }) => [field, inline ?? text]));
  return { title: first.title, text: first.text, fields };
}

function emailFindings(email: string): Finding[] {
  const text = email.trim();
  if (text === '') return [{ field: 'email', title: 'E-Mail erforderlich', text: 'Bitte gib deine E-Mail-Adresse ein.' }];
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return [];
  return [{ field: 'email', title: 'E-Mail ungültig', text: 'Bitte gib eine gültige E-Mail-Adresse ein.' }];
}

const missing = (field: string, value: string, text: string): Finding[] =>
  isName(value) ? [] : [{ field, title: 'Angaben fehlen', text }];

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

function passwordFindings({ password, confirmPassword }: NewPassword): Finding[] {
  if (password.length < shortestPassword) {
    return [{ field: 'password', title: 'Passwort zu kurz', text: `Das Passwort muss mindestens ${shortestPassword} Zeichen lang sein.` }];
  }
  if (password.length > longestPassword) {
    return [{ field: 'password', title: 'Passwort zu lang', text: `Das Passwort darf höchstens ${longestPassword} Zeichen lang sein.` }];
  }
  if (password === confirmPassword) return [];
  return [
    {
      field: 'confirmPassword',
      title: 'Passwörter stimmen nicht überein',
      text: 'Bitte überprüfe deine Passwörter.',
      inline: 'Die Passwörter stimmen nicht überein.',
    },
  ];
}

export function emailProblem(email: string): Failure | null {
  return toFailure(emailFindings(email));
}

export function loginProblem(input: { email: string; password: string }): Failure | null {
  return toFailure([...emailFindings(input.email), ...missing('password', input.password, 'Bitte gib dein Passwort ein.')]);
}

export function newPasswordProblem(input: NewPassword): Failure | null {
  return toFailure(passwordFindings(input));
}

export interface NewAccount extends NewPassword {
  /** The fields that make up the name, as shown. */
  readonly names: Readonly<Record<string, string>>;
  /** The mailed code, where one is asked for. */
  readonly code: string | null;
  readonly oldEnough: boolean;
}

const nameWords: Readonly<Record<string, string>> = {
  firstName: 'Bitte gib deinen Vornamen ein.',
  lastName: 'Bitte gib deinen Nachnamen ein.',
};

export function newAccountProblem({ names, code, oldEnough, ...password }: NewAccount): Failure | null {
  const codeIsWrong = code !== null && !/^\d{6}$/.test(code.trim());
  return toFailure([
    ...(codeIsWrong
      ? [{ field: 'code', title: 'Code erforderlich', text: 'Der Code hat sechs Ziffern. Er steht in der E-Mail an dich.' }]
      : []),
    ...Object.entries(names).flatMap(([field, value]) => missing(field, value, nameWords[field] ?? 'Bitte gib deinen Namen ein.')),
    ...passwordFindings(password),
    ...(oldEnough
      ? []
      : [
          {
            field: 'oldEnough',
            title: 'Zustimmung erforderlich',
            text: 'Bitte bestätige, dass du mindestens 16 Jahre bist oder deine Eltern einverstanden sind.',
          },
        ]),
  ]);
}
