import { VolumeX } from 'lucide-react';
import { Button } from '../kit/action/button.tsx';
import styles from './silent-notice.module.css';
import { allowSound } from './sound.ts';
import { useSound } from './use-sound.ts';
import { useSoundStretch } from './use-sound-stretch.ts';

/** Says from afar that a test that is led by tones has none, and why, with the press that brings them. */
export function SilentNotice() {
  const [isOn, setOn] = useSound();
  const isAudible = useSoundStretch(isOn) !== 0;
  if (isOn && isAudible) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>
        <VolumeX aria-hidden="true" />
        <b>Kein Ton</b>
      </p>
      <p>{isOn ? 'Der Browser spielt erst nach einem Druck wieder Signale.' : 'Der Ton ist aus: Du hörst keine Signale.'}</p>
      <Button
        variant="court"
        wide
        onPress={() => {
          allowSound();
          setOn(true);
        }}
      >
        Ton einschalten
      </Button>
    </div>
  );
}
