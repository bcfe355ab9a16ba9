import { restsOnEstimates } from '@anwurf/domain/norms/compare';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { useTestFigure } from '../../../data/figures/use-figure.ts';
import { FigureField } from '../../../kit/figure/figure-field.tsx';
import { ESTIMATES_ALONE } from '../fitness-words.ts';
import { useNorms } from '../use-norms.ts';
import styles from './instructions.module.css';

/** How a test is done, to look at and to read, and what its comparison holds for. */
export function Instructions({ test }: { test: SubTest }) {
  const drawing = useTestFigure(test.id);
  const { norms } = useNorms();
  const info = norms.tests[test.id];
  return (
    <div className={styles.instructions}>
      {drawing && <FigureField drawing={drawing} label={`Bild ${test.name.replaceAll('\u00ad', '')}: ${test.instructions[0] ?? ''}`} />}
      <ol>
        {test.instructions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {info && <p>{info.userHint}</p>}
      {restsOnEstimates(norms, test.id) && <p>{ESTIMATES_ALONE}</p>}
    </div>
  );
}
