import { ChartNoAxesColumn, ClipboardList, ListChecks, type LucideIcon, SquarePen, Timer, WifiOff } from 'lucide-react';
import styles from './benefits.module.css';
import { Section } from './section.tsx';

const benefits: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: ClipboardList,
    title: 'Ein Plan, der dich fragt',
    text: 'Zehn kurze Schritte zu Position, Zielen, Saisonphase, Teamtraining und Ausrüstung. Danach steht dein Plan mit Aufwärmen, Hauptteil und Abkühlen.',
  },
  {
    icon: ListChecks,
    title: 'Übungen mit Begründung',
    text: 'Jede Übung hat eine Anleitung, und der Plan sagt dir, warum er so gebaut ist. Passt etwas nicht, tauschst du es.',
  },
  {
    icon: Timer,
    title: 'Geführt durch jeden Satz',
    text: 'Gewicht und Wiederholungen stehen groß und lassen sich mit dem Daumen einstellen. Die Pausenuhr läuft von selbst.',
  },
  {
    icon: WifiOff,
    title: 'Ohne Empfang in der Halle',
    text: 'Alles liegt auf deinem Gerät. Jeder Satz ist sofort gespeichert und wandert auf deine anderen Geräte, sobald wieder Netz da ist.',
  },
  {
    icon: ChartNoAxesColumn,
    title: 'Bestwerte aus deinen Sätzen',
    text: 'Schwerstes Gewicht, bestes geschätztes Maximum, meiste Wiederholungen: gerechnet, nicht geraten, mit Datum und Vorwert.',
  },
  {
    icon: SquarePen,
    title: 'Dein Training, deine Regeln',
    text: 'Eigene Übungen anlegen, Einheiten selbst zusammenstellen und ein fertiges Training als Link teilen, wenn du magst.',
  },
];

export function Benefits() {
  return (
    <Section
      id="inhalt"
      title="Was du bekommst"
      lead="Kein Fitness-Programm mit Ball auf dem Umschlag. Sondern Athletiktraining, das mit deiner Position anfängt."
    >
      <ul className={styles.benefits}>
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden="true" className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
