import type { ParentalSharingView } from '@anwurf/contract/parental-view';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { requestDone } from '../../http/server-request.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import { Facts } from '../../kit/text/facts.tsx';
import { Link } from '../../links/plain-links.ts';
import screen from './parental-consent-screen.module.css';
import styles from './sharing-decision.module.css';
import { kindTexts, sharingFacts } from './sharing-text.ts';

const words: FailureWords = {
  title: 'Ihre Entscheidung konnte nicht gespeichert werden',
  text: 'Bitte versuchen Sie es erneut.',
  codes: {
    token_invalid: 'Dieser Link ist schon benutzt oder abgelaufen. Ihr Kind kann in der App einen neuen schicken.',
    unreachable: 'Es gibt gerade keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
    away: 'Der Server antwortet gerade nicht. Bitte versuchen Sie es gleich noch einmal.',
    too_many_requests: 'Das waren zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  },
};

const ends = {
  granted: [
    'Danke, Ihr Ja ist gespeichert',
    'Ihr Kind schaltet jetzt selbst ein, was es davon teilt. Sie bekommen eine Mail mit einem Link, mit dem Sie Ihr Ja jederzeit zurücknehmen.',
  ],
  refused: [
    'Ihr Nein ist gespeichert',
    'Das Trainerteam sieht den Namen Ihres Kindes und sonst nichts. Alles andere in Anwurf geht wie bisher.',
  ],
  withdrawn: [
    'Ihr Einverständnis ist zurückgenommen',
    'Was das Trainerteam davon hatte, ist auf dem Server gelöscht, auf seinen Geräten beim nächsten Abgleich.',
  ],
} as const;

/** The row of a squad with invented values, as far as the kinds are chosen. */
function Preview({ kinds, chosen }: { kinds: readonly SharedKind[]; chosen: ReadonlySet<SharedKind> }) {
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">So sieht es das Trainerteam</h2>
      <dl className={styles.row}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{kindTexts[kind].caption}</dt>
            <dd>{chosen.has(kind) ? kindTexts[kind].example : 'nicht zu sehen'}</dd>
          </div>
        ))}
      </dl>
      <p className={screen.note}>Ein Beispiel mit erfundenen Werten: Auf dieser Seite steht nichts von Ihrem Kind außer dem Vornamen.</p>
    </section>
  );
}

export interface SharingDecisionProps {
  token: string;
  view: ParentalSharingView;
}

/** Asks a parent about sharing with a team, kind by kind; nothing is ticked before. */
export function SharingDecision({ token, view: { firstName, purpose, team, club, staff, kinds } }: SharingDecisionProps) {
  const [end, setEnd] = useState<keyof typeof ends | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<SharedKind>>(new Set());
  const agreeing = useSubmission();
  const refusing = useSubmission();
  const child = firstName ?? 'Ihr Kind';
  const where = [team, club].filter(Boolean).join(', ');

  function agree() {
    void agreeing.run({
      words,
      work: async () => {
        await requestDone('/api/parental-consent/decide', { body: { token, granted: true, kinds: [...chosen] } });
        setEnd('granted');
      },
    });
  }
  function refuse() {
    void refusing.run({
      words,
      work: async () => {
        await requestDone('/api/parental-consent/decide', { body: { token, granted: false } });
        setEnd(purpose === 'sharing' ? 'refused' : 'withdrawn');
      },
    });
  }
  function choose(kind: SharedKind, isChosen: boolean) {
    setChosen((before) => new Set([...before].filter((one) => one !== kind).concat(isChosen ? [kind] : [])));
  }

  if (end !== null) return <LinkPage title={ends[end][0]} text={ends[end][1]} />;
  if (purpose === 'sharing-withdrawal') {
    return (
      <LinkPage
        title="Einverständnis zurücknehmen"
        text={`Sie haben zugestimmt, dass ${child} Werte mit dem Trainerteam teilt (${where}): ${kinds.map((kind) => kindTexts[kind].title).join(', ')}. Nehmen Sie das zurück, ist dort alles davon gelöscht.`}
      >
        <PlainButton variant="danger" pending={refusing.pending} pendingText="Wird gespeichert..." onClick={refuse}>
          Zurücknehmen und löschen
        </PlainButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      title="Darf die Mannschaft mitlesen?"
      text={`${child} trainiert mit Anwurf, einem Trainingsprogramm für Handball, und möchte Werte mit dem Trainerteam teilen. Unter 16 Jahren entscheiden Sie als Mutter, Vater oder sorgeberechtigte Person mit.`}
    >
      <Facts
        facts={[
          ['Mannschaft', where],
          ['Wer es liest', `${staff.filter((name) => name !== '').join(', ') || 'Das Trainerteam'}, und wer im Trainerteam dazukommt`],
          ...sharingFacts,
        ]}
      />
      <fieldset className={styles.kinds}>
        <legend>Was darf geteilt werden?</legend>
        {kinds.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input type="checkbox" checked={chosen.has(kind)} onChange={({ target }) => choose(kind, target.checked)} />
            <b>{kindTexts[kind].title}</b>
            <small>{kindTexts[kind].detail}</small>
          </label>
        ))}
      </fieldset>
      <Preview kinds={kinds} chosen={chosen} />
      <p className={screen.note}>
        Mit Ja erklären Sie, dass Sie für das Kind sorgeberechtigt sind, und willigen für das Angekreuzte ein (Art. 6 Abs. 1 a und Art. 8,
        für Schmerzen Art. 9 Abs. 2 a DSGVO). Betreiber und Kontakt: <Link to="/imprint">Impressum</Link>, mehr in der{' '}
        <Link to="/privacy-policy">Datenschutzerklärung</Link>.
      </p>
      <div className={screen.actions}>
        <PlainButton
          variant="ball"
          disabled={chosen.size === 0}
          pending={agreeing.pending}
          pendingText="Wird gespeichert..."
          onClick={agree}
        >
          {chosen.size === 0 ? 'Ja (erst etwas ankreuzen)' : 'Ja, das darf geteilt werden'}
        </PlainButton>
        <PlainButton pending={refusing.pending} pendingText="Wird gespeichert..." onClick={refuse}>
          Nein, nichts teilen
        </PlainButton>
      </div>
    </LinkPage>
  );
}
