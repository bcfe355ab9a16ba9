import type { ReactNode } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { SoundSwitch, type SoundSwitchProps } from '../../../signal/sound-switch.tsx';
import { allowSound } from '../../../signal/sound.ts';
import styles from './trial-clock-panel.module.css';

/** Begins a test that signals lead through; the tap lets the browser sound them. */
export function StartSignals({ marks, onStart, children }: SoundSwitchProps & { onStart: () => void; children: ReactNode }) {
  return (
    <div className={styles.idle}>
      <Button
        variant="court"
        wide
        onPress={() => {
          allowSound();
          onStart();
        }}
      >
        {children}
      </Button>
      <SoundSwitch marks={marks} />
    </div>
  );
}
