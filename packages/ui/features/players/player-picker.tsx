import type { Player } from '@anwurf/contract/players';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import styles from './player-picker.module.css';
import { PlayerHead } from './player-head.tsx';
import { PlayerSearch } from './player-search.tsx';
import { PlayerValues } from './player-values.tsx';

export interface PlayerPickerProps {
  /** Said instead of results while there is no network. */
  offlineHint: string;
  onPicked: (player: Player) => void;
}

/** The tapped row is gone: focus goes on with what took its place. */
function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

/** Search, then a preview to confirm or to leave for another. */
export function PlayerPicker({ offlineHint, onPicked }: PlayerPickerProps) {
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Player | null>(null);
  if (preview === null) return <PlayerSearch text={text} onType={setText} offlineHint={offlineHint} onFound={setPreview} />;
  return (
    <div className={styles.preview} ref={takeFocus} tabIndex={-1}>
      <Card flush aria-label="Vorschau">
        <PlayerHead card={preview} shirtNumber={preview.values?.shirtNumber ?? null} isDemo={preview.isDemo} />
        <PlayerValues values={preview.values} />
      </Card>
      <div className={styles.actions}>
        <Button onPress={() => setPreview(null)}>Anderen wählen</Button>
        <Button variant="court" onPress={() => onPicked(preview)}>
          Spieler speichern
        </Button>
      </div>
    </div>
  );
}
