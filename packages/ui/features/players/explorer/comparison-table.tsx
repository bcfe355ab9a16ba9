import type { ComparedFigure, Winner } from '@anwurf/domain/players/compare-figures';
import { isRate } from '@anwurf/domain/players/player-figures';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import styles from './comparison-table.module.css';
import { PlayerMark } from './player-mark.tsx';

export interface ComparisonTableProps {
  lines: readonly ComparedFigure[];
  first: string;
  second: string;
}

/** Long words, with the places where a narrow line may break them. */
const labelText = (label: string) =>
  label.replace('Disqualifikationen', 'Disqualifi\u00adkationen').replace('Feldtore/', 'Feldtore/\u200b');

function Cell({ line, place }: { line: ComparedFigure; place: NonNullable<Winner> }) {
  const isBetter = line.winner === place;
  const text = line[place];
  return (
    <td className={isBetter ? styles.better : undefined} data-place={place}>
      <span className={styles.value}>
        {isBetter && (
          <span className={styles.mark}>
            <PlayerMark place={place} />
            <VisuallyHidden>besser: </VisuallyHidden>
          </span>
        )}
        <Num>{isRate(line.figure) && text !== '–' ? `${text}\u00a0%` : text}</Num>
      </span>
    </td>
  );
}

/** Compares two players line by line and marks the better one. */
export function ComparisonTable({ lines, first, second }: ComparisonTableProps) {
  return (
    <Card flush>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Vergleich der Werte</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{first}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>Wert</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{second}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.figure}>
              <Cell line={line} place="first" />
              <th scope="row">{labelText(line.label)}</th>
              <Cell line={line} place="second" />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
