import styles from './parents-and-coaches.module.css';
import { Section } from './section.tsx';

const groups = [
  {
    title: 'Was Eltern wissen wollen',
    points: [
      [
        'Wachsende Körper',
        'Der Plan rechnet mit dem Alter. Kraftübungen enden bei Jugendlichen mit Reserve; unter 14 werden Sprünge, Würfe und Sprints sauberer, nicht mehr.',
      ],
      [
        'Euer Ja zählt',
        'Unter 16 braucht das Konto euer Einverständnis. Angaben zu Schmerzen speichern wir erst, wenn ihr per Mail zustimmt, und löschen sie, wenn ihr es zurücknehmt.',
      ],
      ['Daten', 'Keine Werbung, keine Tracker, keine fremden Inhalte ohne Klick. Alles lässt sich mitnehmen und löschen.'],
      ['Geld zurück', '14 Tage Widerruf mit zwei Klicks, ganz unten auf jeder Seite. Kein Abo, nichts verlängert sich.'],
    ],
  },
  {
    title: 'Was Trainer davon haben',
    points: [
      ['Teamtraining zuerst', 'Der Plan legt sich um Hallenzeiten und Spieltage: vor dem Spiel kurz, danach leicht.'],
      ['Belastung im Blick', 'Steigt die Woche im Handball, wirft der Plan in den eigenen Einheiten weniger.'],
      [
        'Zahlen statt Gefühl',
        'Sprung, Sprint, Ausdauer: Tests mit Verlauf und dem Vergleich mit Gleichaltrigen, Herkunft jedes Richtwerts dabei.',
      ],
      ['Zum Zeigen', 'Ein fertiges Training lässt sich als Link teilen, ohne Namen und ohne Konto zu öffnen.'],
    ],
  },
] as const;

/** Answers for those who pay for a player, or train one. */
export function ParentsAndCoaches() {
  return (
    <Section id="eltern-trainer" ground="surface" title="Für alle, die mitreden">
      <div className={styles.groups}>
        {groups.map(({ title, points }) => (
          <div key={title} className={styles.group}>
            <h3>{title}</h3>
            <dl>
              {points.map(([what, text]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
