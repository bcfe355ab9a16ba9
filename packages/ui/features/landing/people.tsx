import type { Site } from '@anwurf/contract/site';
import styles from './people.module.css';
import { Section } from './section.tsx';

/** Shows who stands behind it: only those whom the operator has named. */
export function People({ people }: { people: NonNullable<Site['people']> }) {
  if (people.length === 0) return null;
  return (
    <Section id="menschen" title="Wer dahintersteht">
      <ul className={styles.people}>
        {people.map(({ name, role, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{role}</p>
            {text !== '' && <p className={styles.qualification}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
