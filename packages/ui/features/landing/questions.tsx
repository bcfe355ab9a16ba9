import { ChevronDown } from 'lucide-react';
import type { SiteFacts } from '../../site.ts';
import { durationWords } from './offer-words.ts';
import styles from './questions.module.css';
import { Section } from './section.tsx';

export function questionsAndAnswers(lasts: string): readonly { question: string; answer: string }[] {
  return [
    {
      question: 'Wie läuft der Kauf ab?',
      answer:
        'Die Zahlung öffnet sich in einem neuen Tab. Danach bekommst du eine E-Mail mit einem Link und einem Code, legst dein Konto an und beantwortest die zehn Schritte zu deinem Plan.',
    },
    {
      question: 'Ist das ein Abo?',
      answer: `Nein. Du zahlst einmal und hast ${lasts} Zugang. Nichts verlängert sich von selbst.`,
    },
    {
      question: 'Brauche ich ein Studio?',
      answer:
        'Nein. Du gibst an, was du hast, auch „Kein Equipment“. Geplant wird nur mit dem, was da ist: vom Widerstandsband über Hanteln bis zu den Geräten im Studio.',
    },
    {
      question: 'Passt das neben mein Mannschaftstraining?',
      answer:
        'Ja. Du sagst, wie oft du mit dem Team und wie oft du allein trainierst und ob gerade Wettkampfphase oder Saisonvorbereitung ist. Danach richten sich Umfang und Zahl der Einheiten.',
    },
    {
      question: 'Was, wenn in der Halle kein Netz ist?',
      answer:
        'Dann merkst du nichts davon. Plan und Sätze liegen auf deinem Gerät, jeder Satz ist sofort gespeichert. Abgeglichen wird, sobald wieder Empfang da ist.',
    },
    {
      question: 'Auf welchen Geräten läuft Anwurf?',
      answer: 'Im Browser auf Handy, Tablet und Rechner. Auf dem Handy legst du es wie eine App auf den Startbildschirm.',
    },
    {
      question: 'Was passiert mit meinen Daten?',
      answer:
        'Sie gehören dir. Du kannst sie in den Einstellungen als Datei mitnehmen und dein Konto mit allem darin löschen. Werbe-Tracker gibt es hier nicht.',
    },
    {
      question: 'Ab welchem Alter?',
      answer:
        'Ab 16 Jahren, darunter mit Einwilligung der Eltern. Wenn du Schmerzen oder eine Verletzung hast, sprich vorher mit einem Arzt.',
    },
  ];
}

export function Questions({ facts }: { facts: SiteFacts }) {
  const { offer } = facts.site;
  const lasts = offer.accessMonths === null ? 'dauerhaft' : durationWords(offer);
  return (
    <Section id="fragen" title="Fragen, die vorher kommen">
      <div className={styles.questions}>
        {questionsAndAnswers(lasts).map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary>
              <h3>{question}</h3>
              <ChevronDown size={20} aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
