import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../action/button.tsx';
import styles from './chart-figure.module.css';
import { ChartPictureButton } from './chart-picture-button.tsx';
import { ChartTable, type ChartTableProps } from './chart-table.tsx';

export interface ChartFigureProps {
  title: string;
  /** Unit and what is dashed, smaller. */
  note: string;
  table: ChartTableProps;
  children: ReactNode;
}

/** Gives drawings that were made for the screen's width that of the paper, as long as they are printed. */
function scaleDrawings(figure: HTMLElement | null): () => void {
  const drawings = [...(figure?.querySelectorAll<SVGSVGElement>('svg:not([viewBox])') ?? [])];
  for (const drawing of drawings) {
    drawing.setAttribute('viewBox', `0 0 ${drawing.clientWidth} ${drawing.clientHeight}`);
    drawing.classList.add(styles['printed'] ?? '');
  }
  return () => {
    for (const drawing of drawings) {
      drawing.removeAttribute('viewBox');
      drawing.classList.remove(styles['printed'] ?? '');
    }
  };
}

/** Whether the page is being printed just now; its drawings fit the paper then. */
function usePrinting(figure: { readonly current: HTMLElement | null }): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    let undo = () => {};
    const begin = () => {
      undo = scaleDrawings(figure.current);
      // The page is printed as soon as this returns.
      flushSync(() => setPrinting(true));
    };
    const end = () => {
      undo();
      setPrinting(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [figure]);
  return isPrinting;
}

/**
 * A chart with its title, saved as a picture on request, and its figures as a table in the same place; on paper the table stands below
 * the chart.
 */
export function ChartFigure({ title, note, table, children }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const isPrinting = usePrinting(figure);
  return (
    <section ref={figure} className={styles.figure} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
        <div className={styles.actions}>
          {!isTable && <ChartPictureButton of={figure} title={title} />}
          <Button variant="quiet" onPress={() => setIsTable(!isTable)} aria-pressed={isTable}>
            Tabelle
          </Button>
        </div>
      </header>
      {!isTable && children}
      {(isTable || isPrinting) && (
        <div className={styles.table}>
          <ChartTable {...table} />
        </div>
      )}
    </section>
  );
}
