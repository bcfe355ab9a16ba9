import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { useModuleDoses } from '../../data/use-module-doses.ts';
import { Num } from '../../kit/text/num.tsx';
import styles from './prevention-doses.module.css';

/** How often programmes of prevention were done this week, beside how often they were done in their studies; nothing without one. */
export function PreventionDoses({ monday }: { monday: string }) {
  const doses = useModuleDoses(monday);
  if (doses.length === 0) return null;
  return (
    <section className={styles.doses} aria-labelledby="prevention-doses">
      <h2 id="prevention-doses">Vorbeugung</h2>
      <ul>
        {doses.map(({ module: { id, name, perWeek, dose }, done, usual }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className={styles.count}>
              <Num>{done}</Num> von {perWeek}
            </p>
            <p className={styles.about}>
              {dose} Bei dir im Schnitt der letzten vier Wochen {formatGermanDecimal(usual, { decimals: 1 })}-mal.
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.about}>Gezählt wird ein Training, in dem zwei Drittel der Aufgaben einer Stufe vorkamen.</p>
    </section>
  );
}
