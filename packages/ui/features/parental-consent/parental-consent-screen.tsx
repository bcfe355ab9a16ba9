import type { HealthView } from '@anwurf/contract/parental-view';
import { useState } from 'react';
import type { FailureWords } from '../../forms/failure.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { requestDone } from '../../http/server-request.ts';
import { PlainButton } from '../../kit/action/plain-button.tsx';
import { RetryCard } from '../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Facts } from '../../kit/text/facts.tsx';
import { Link } from '../../links/plain-links.ts';
import { LinkPage } from '../../kit/layout/link-page.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { SharingDecisionProps } from './sharing-decision.tsx';
import styles from './parental-consent-screen.module.css';
import { useParentalLink } from './use-parental-link.ts';

/** The text that is agreed to. A changed meaning is a new version in `@anwurf/contract/parental-consent`. */
const facts = [
  [
    'Was gespeichert wird',
    'Wo und wie sehr etwas wehtut, kurze Antworten einmal in der Woche, der Weg zurück nach einer Verletzung und was der Trainingsplan schonen soll.',
  ],
  ['Wofür', 'Damit Plan, Einheiten und Gewichte darauf Rücksicht nehmen. Für nichts anderes: keine Werbung, kein Verkauf.'],
  ['Wo', 'Auf den Geräten Ihres Kindes und auf dem Server des Betreibers von Anwurf.'],
  ['Wer sie sieht', 'In der App nur Ihr Kind: kein Trainer, kein Verein, kein anderer Spieler. Andere Dienste bekommen sie nicht.'],
  ['Nach Ihrem Ja', 'Wir fragen auch Ihr Kind selbst. Erst wenn beide zugestimmt haben, wird etwas gespeichert.'],
  ['Zurücknehmen', 'Jederzeit, mit dem Link in der Mail, die Sie danach bekommen. Dann werden alle diese Angaben gelöscht.'],
] as const;

/** Of a link about sharing with a team. */
const SharingDecision = lazyPart<SharingDecisionProps>(async () => (await import('./sharing-decision.tsx')).SharingDecision);

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
    'Ihr Kind wird jetzt selbst noch gefragt. Sie bekommen eine Mail mit einem Link, mit dem Sie Ihr Ja jederzeit zurücknehmen.',
  ],
  refused: ['Ihr Nein ist gespeichert', 'Es wird nichts zur Gesundheit gespeichert. Alles andere in Anwurf geht ohne diese Angaben.'],
  withdrawn: [
    'Ihr Einverständnis ist zurückgenommen',
    'Die Gesundheitsangaben sind auf dem Server gelöscht, auf den Geräten Ihres Kindes beim nächsten Abgleich. Der Rest des Trainings geht weiter.',
  ],
} as const;

/** Where the link in a mail to a parent leads. Opening it decides nothing: programs that check mails open links too. */
export function ParentalConsentScreen({ token }: { token: string | null }) {
  const [link, retry] = useParentalLink(token);
  switch (link.status) {
    case 'checking':
      return (
        <LinkPage title="Einverständnis der Eltern" text="Ihr Link wird geprüft.">
          <Skeleton height="320px" />
        </LinkPage>
      );
    case 'invalid':
      return (
        <LinkPage
          title="Dieser Link gilt nicht mehr"
          text="Er ist schon benutzt, älter als 14 Tage oder durch einen neueren ersetzt. Ihr Kind kann in der App einen neuen schicken."
        />
      );
    case 'failed':
      return (
        <LinkPage title="Einverständnis der Eltern" text="">
          <RetryCard title={link.failure.title} onRetry={retry}>
            {link.failure.text}
          </RetryCard>
        </LinkPage>
      );
    case 'open':
      return 'team' in link.view ? (
        <SharingDecision token={token ?? ''} view={link.view} />
      ) : (
        <Decision token={token ?? ''} view={link.view} />
      );
  }
}

function Decision({ token, view: { firstName, purpose } }: { token: string; view: HealthView }) {
  const [end, setEnd] = useState<keyof typeof ends | null>(null);
  const agreeing = useSubmission();
  const refusing = useSubmission();
  const child = firstName ?? 'Ihr Kind';

  function decide(granted: boolean) {
    void (granted ? agreeing : refusing).run({
      words,
      work: async () => {
        await requestDone('/api/parental-consent/decide', { body: { token, granted } });
        setEnd(granted ? 'granted' : purpose === 'decision' ? 'refused' : 'withdrawn');
      },
    });
  }

  if (end !== null) return <LinkPage title={ends[end][0]} text={ends[end][1]} />;
  if (purpose === 'withdrawal') {
    return (
      <LinkPage
        title="Einverständnis zurücknehmen"
        text={`Sie haben zugestimmt, dass Anwurf Gesundheitsangaben speichert (${child}). Nehmen Sie das zurück, werden alle gelöscht. Das lässt sich nicht rückgängig machen.`}
      >
        <PlainButton variant="danger" pending={refusing.pending} pendingText="Wird gespeichert..." onClick={() => decide(false)}>
          Zurücknehmen und löschen
        </PlainButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      title="Darf Anwurf Gesundheits&shy;angaben speichern?"
      text={`${child} trainiert mit Anwurf, einem Trainingsprogramm für Handball, und hat Sie als Mutter, Vater oder sorgeberechtigte Person angegeben. Unter 16 Jahren entscheiden Sie mit.`}
    >
      <Facts facts={facts} />
      <p className={styles.note}>
        Mit Ja erklären Sie, dass Sie für das Kind sorgeberechtigt sind, und willigen ein (Art. 9 Abs. 2 a und Art. 8 DSGVO). Bei Nein fehlt
        nichts außer dieser Rücksicht. Betreiber und Kontakt: <Link to="/imprint">Impressum</Link>, mehr in der{' '}
        <Link to="/privacy-policy">Datenschutzerklärung</Link>.
      </p>
      <div className={styles.actions}>
        <PlainButton variant="ball" pending={agreeing.pending} pendingText="Wird gespeichert..." onClick={() => decide(true)}>
          Ja, ich stimme zu
        </PlainButton>
        <PlainButton pending={refusing.pending} pendingText="Wird gespeichert..." onClick={() => decide(false)}>
          Nein
        </PlainButton>
      </div>
    </LinkPage>
  );
}
