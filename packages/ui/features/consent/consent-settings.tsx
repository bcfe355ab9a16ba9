import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { classNames } from '../../kit/class-names.ts';
import iconButton from '../../kit/action/icon-button.module.css';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { consentWords } from './consent-words.ts';
import styles from './consent-settings.module.css';
import { type ConsentChoice, decideConsent, everything, necessaryOnly, readConsent } from './consent-store.ts';
import { closeConsentSettings } from './settings-opening.ts';

function chosen(form: HTMLFormElement): ConsentChoice {
  const fields = new FormData(form);
  return { analytics: fields.has('analytics'), marketing: fields.has('marketing'), functional: fields.has('functional') };
}

/** The four categories, one by one. Opened on request only, so it may ask for attention. */
export function ConsentSettings() {
  const dialog = useRef<HTMLDialogElement>(null);
  const consent = readConsent()?.consent;

  useEffect(() => dialog.current?.showModal(), []);

  function decide(choice: ConsentChoice) {
    decideConsent(choice);
    dialog.current?.close();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    decide(chosen(event.currentTarget));
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-settings-title" onClose={closeConsentSettings}>
      <form className={styles.form} onSubmit={save}>
        <header className={styles.head}>
          <h2 id="consent-settings-title">Cookie-Einstellungen</h2>
          <button type="button" aria-label="Schließen" className={classNames(iconButton.button)} onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </header>
        <ul className={styles.categories}>
          {consentWords.map(({ category, title, text }) => (
            <li key={category}>
              <label className={styles.category}>
                <input
                  type="checkbox"
                  name={category}
                  disabled={category === 'necessary'}
                  defaultChecked={category === 'necessary' || consent?.[category] === true}
                  aria-describedby={`consent-${category}`}
                />
                <b>{title}</b>
              </label>
              <p id={`consent-${category}`} className={styles.text}>
                {text}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <PlainButton onClick={() => decide(everything)}>Alle akzeptieren</PlainButton>
          <PlainButton onClick={() => decide(necessaryOnly)}>Nur notwendige</PlainButton>
          <PlainButton variant="court" type="submit">
            Auswahl speichern
          </PlainButton>
        </div>
      </form>
    </dialog>
  );
}
