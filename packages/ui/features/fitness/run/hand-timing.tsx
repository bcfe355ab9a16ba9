import { hasValidTrial, type TestEntry } from '@anwurf/domain/fitness/test-entry';
import styles from './trial-clock-panel.module.css';

/**
 * Says once, before the first trial, by how much times stopped by hand are short. Athletics adds 0.24 s to them, for the reaction at the start
 * (https://speedendurance.com/2014/08/20/why-0-24-seconds-is-added-to-hand-times/).
 */
export function HandTiming({ entry }: { entry: TestEntry }) {
  if (hasValidTrial(entry)) return null;
  return (
    <p className={styles.hint}>
      Von Hand gestoppt ist eine Zeit meist gut 0,2{'\u00a0'}s kürzer als mit Lichtschranken: Wer stoppt, reagiert zu spät auf den Start.
      Vergleich nur Zeiten, die gleich gemessen sind.
    </p>
  );
}
