import type { PlayerCard } from '@anwurf/domain/questionnaire/answers-row';
import { useState } from 'react';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { keepKnownPlayer, readKnownPlayer } from './known-player.ts';
import { PlayerHead } from './player-head.tsx';
import styles from './player-question.module.css';
import { PlayerSearch } from './player-search.tsx';
import { PlayerValues } from './player-values.tsx';
import { toCard } from './to-card.ts';

export interface PlayerQuestionProps {
  userId: string;
  card: PlayerCard | null;
  onChange: (card: PlayerCard | null) => void;
}

const offlineHint =
  'Kein Empfang. Die Spielersuche braucht das Netz. Du kannst den Schritt überspringen und dich später auf dem Dashboard suchen.';

/** Asks whether the user is one of the players of the statistics; going on confirms the one that is shown. */
export function PlayerQuestion({ userId, card, onChange }: PlayerQuestionProps) {
  const [text, setText] = useState('');
  if (card === null) {
    return (
      <PlayerSearch
        text={text}
        onType={setText}
        offlineHint={offlineHint}
        onFound={(player) => {
          keepKnownPlayer(userId, { player, at: new Date() });
          onChange(toCard(player));
        }}
      />
    );
  }
  const known = readKnownPlayer(userId, card)?.player;
  return (
    <div className={styles.question}>
      <p role="status">Bist du das? Mit „Weiter“ übernimmst du die Karte.</p>
      <Card flush aria-label="Deine Spielerkarte">
        <PlayerHead card={card} shirtNumber={known?.values?.shirtNumber ?? null} isDemo={known?.isDemo ?? false} />
        {known && <PlayerValues values={known.values} />}
      </Card>
      <Button variant="quiet" onPress={() => onChange(null)}>
        Anderen Spieler wählen
      </Button>
    </div>
  );
}
