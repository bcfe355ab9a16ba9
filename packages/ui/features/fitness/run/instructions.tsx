import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { useNorms } from '../use-norms.ts';
import styles from './instructions.module.css';

/** How a test is done, and what its comparison holds for. */
export function Instructions({ test }: { test: SubTest }) {
  const info = useNorms().norms.tests[test.id];
  return (
    <div className={styles.instructions}>
      <ol>
        {test.instructions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {info && <p>{info.userHint}</p>}
    </div>
  );
}
