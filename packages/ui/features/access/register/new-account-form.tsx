import type { RegisterRequest } from '@anwurf/contract/access';
import { registrationTextVersion } from '@anwurf/contract/registration-text';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import type { ReactNode } from 'react';
import { PlainTextField } from '../../../kit/field/plain-text-field.tsx';
import { Checkbox } from '../../../kit/field/checkbox.tsx';
import { Link } from '../../../links/plain-links.ts';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { AccessForm } from '../access-form.tsx';
import { newAccountProblem } from '../checks.ts';
import { EmailField } from '../email-field.tsx';
import { passwordWords } from '../../../forms/password-words.ts';
import type { FailureWords } from '../../../forms/failure.ts';
import styles from './new-account-form.module.css';
import type { NewAccountInput } from './use-new-account.ts';
import { useSubmission } from '../../../forms/use-submission.ts';

const codeWords = {
  ...passwordWords,
  token_invalid: 'Dieser Link gilt nicht mehr. Fordere mit deiner E-Mail-Adresse eine neue E-Mail an.',
  code_invalid: 'Der Code stimmt nicht oder ist abgelaufen. Prüfe die sechs Ziffern oder lass dir eine neue E-Mail senden.',
  payment_required: 'Zahlung erforderlich: Du musst zuerst bezahlen, um dich registrieren zu können.',
  already_registered: 'Für diese E-Mail-Adresse gibt es schon ein Konto. Du kannst dich damit anmelden.',
} satisfies FailureWords['codes'];

const nameInputs = {
  full: [{ field: 'fullName', label: 'Vollständiger Name', autoComplete: 'name' }],
  split: [
    { field: 'firstName', label: 'Vorname', autoComplete: 'given-name' },
    { field: 'lastName', label: 'Nachname', autoComplete: 'family-name' },
  ],
} as const;

const failureTitles = { register: 'Registrierung fehlgeschlagen', 'set-password': 'Fehler beim Setzen des Passworts' };

export interface NewAccountFormProps {
  account: NewAccountInput;
  email: string;
  /** Proof of the address: the token of the mailed link; null: the mailed code, which is then asked for. */
  token: string | null;
  /** The name in one field, or first and last name. */
  names: 'full' | 'split';
  /** Title of a failure. */
  kind: keyof typeof failureTitles;
  submitLabel: string;
  pendingLabel: string;
  register: (request: RegisterRequest) => Promise<void>;
  /** Above the errors. */
  head?: ReactNode;
  /** Below the address. */
  emailHelp?: ReactNode;
  /** Below the code. */
  codeHelp?: ReactNode;
  note?: ReactNode;
}

/** Name and first password of the address that has paid. */
export function NewAccountForm(props: NewAccountFormProps) {
  const { account, email, token, kind, register } = props;
  const { draft, change, secrets, changeSecrets } = account;
  const submission = useSubmission({ leaves: true, inline: true });
  const { errors } = submission;
  const names = Object.fromEntries(nameInputs[props.names].map(({ field }) => [field, draft[field]]));

  function submit() {
    const { code, password } = secrets;
    void submission.run({
      problem: newAccountProblem({ ...secrets, names, code: token === null ? code : null, oldEnough: draft.oldEnough }),
      words: {
        title: failureTitles[kind],
        text: 'Bitte versuche es später erneut. Deine Eingaben bleiben hier stehen.',
        codes: codeWords,
        fieldOf: { code_invalid: 'code', password_too_common: 'password' },
      },
      work: async () => {
        const fullName = writtenName(Object.values(names).join(' '));
        const proof = token === null ? { code: code.trim() } : { token };
        await register({ email, fullName, password, oldEnough: true, version: registrationTextVersion, ...proof });
      },
    });
  }

  const nameFields = nameInputs[props.names].map(({ field, label, autoComplete }, index) => (
    <PlainTextField
      key={field}
      label={label}
      name={autoComplete}
      autoComplete={autoComplete}
      value={draft[field]}
      onChange={(typed) => change({ [field]: typed })}
      error={errors[field] ?? (index === 0 ? errors.fullName : undefined)}
    />
  ));

  return (
    <AccessForm
      submission={submission}
      onSubmit={submit}
      submitLabel={props.submitLabel}
      pendingLabel={props.pendingLabel}
      note={props.note}
    >
      {props.head}
      <EmailField autoComplete="username" description="Deine Kauf-E-Mail, nicht änderbar." value={email} readOnly error={errors.email} />
      {props.emailHelp && <div className={styles.emailHelp}>{props.emailHelp}</div>}
      {token === null && (
        <>
          <PlainTextField
            label="Code aus der E-Mail"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            description="Sechs Ziffern, 10 Minuten gültig."
            value={secrets.code}
            onChange={(value) => changeSecrets({ code: value.replace(/\D/g, '').slice(0, 6) })}
            error={errors.code}
          />
          {props.codeHelp}
        </>
      )}
      {props.names === 'full' ? nameFields : <div className={styles.names}>{nameFields}</div>}
      <NewPasswordFields value={secrets} onChange={changeSecrets} errors={errors} />
      <Checkbox
        name="oldEnough"
        isSelected={draft.oldEnough}
        onChange={(oldEnough) => change({ oldEnough })}
        error={errors.oldEnough}
        description={
          <>
            Es gelten die <Link to="/terms">AGB</Link> und die <Link to="/privacy-policy">Datenschutzerklärung</Link>.
          </>
        }
      >
        Ich bin mindestens 16 Jahre oder mit Einwilligung der Eltern dabei.
      </Checkbox>
    </AccessForm>
  );
}
