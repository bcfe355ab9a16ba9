import type { RefObject } from 'react';
import { Button } from '../action/button.tsx';
import { showFailure, showMessage } from '../overlay/toast-queue.ts';
import styles from './chart-picture-button.module.css';
import { saveChartPicture } from './chart-picture.ts';

async function save(figure: HTMLElement | null, title: string): Promise<void> {
  if (figure === null) return;
  try {
    await saveChartPicture(figure, title);
    showMessage('Bild gesichert', 'Es liegt bei deinen Downloads.');
  } catch {
    showFailure('Das Bild konnte nicht erzeugt werden', 'Bitte versuche es erneut.');
  }
}

/**
 * Saves a chart as a picture.
 * @param props.of what is drawn, its title among it
 */
export function ChartPictureButton({ of, title }: { of: RefObject<HTMLElement | null>; title: string }) {
  return (
    <span className={styles.place}>
      <Button variant="quiet" onPress={() => void save(of.current, title)}>
        Bild
      </Button>
    </span>
  );
}
