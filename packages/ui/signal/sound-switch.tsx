import { Volume2, VolumeX } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { classNames } from '../kit/class-names.ts';
import styles from './sound-switch.module.css';
import { allowSound } from './sound.ts';
import { useSound } from './use-sound.ts';

export interface SoundSwitchProps {
  /** Seconds before the end at which it sounds. */
  marks: readonly number[];
}

/** Turns the tones of this device on and off. */
export function SoundSwitch({ marks }: SoundSwitchProps) {
  const [isOn, setOn] = useSound();
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <ToggleButton
      className={classNames(styles.switch)}
      isSelected={isOn}
      onChange={(next) => {
        allowSound();
        setOn(next);
      }}
    >
      <Icon size={20} aria-hidden="true" />
      {isOn ? `Ton bei ${marks.join(', ')}` : 'Ton aus'}
    </ToggleButton>
  );
}
