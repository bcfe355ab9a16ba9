import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

export interface FactsProps {
  /** A name, and its value. */
  facts: readonly (readonly [name: string, text: string])[];
  /** Beside longer words of their own. */
  small?: boolean;
}

/** Named facts, one below the other. */
export function Facts({ facts, small = false }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, small && styles.small)}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
