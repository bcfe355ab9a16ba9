import type { Player, PlayerComparison } from '@anwurf/contract/players';
import { compareFigures } from '@anwurf/domain/players/compare-figures';
import { figureText, type PlayerFigures } from '@anwurf/domain/players/player-figures';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailureBanner } from '../../../forms/failure-banner.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { PlainIconButton } from '../../../kit/action/plain-icon-button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import type { PlayerServer } from '../player-requests.ts';
import type { ComparedIds } from './compare-place.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { whereFrom } from './player-words.ts';
import { RankRadar } from './rank-radar.tsx';
import { ShareComparison } from './share-comparison.tsx';
import { useComparison } from './use-comparison.ts';

type ChangePlayer = (index: 0 | 1, players: readonly [Player, Player]) => void;

export interface ComparisonProps {
  server: PlayerServer;
  ids: ComparedIds;
  /** Shown where the values are withheld. */
  locked: ReactNode;
  /** Another is to take one's place. */
  onChange: ChangePlayer;
  /** Others are to be chosen. */
  onLeave: () => void;
}

function Duel({ players, onChange }: { players: readonly [Player, Player]; onChange: ChangePlayer }) {
  return (
    <div className={styles.duel}>
      {([0, 1] as const).map((index) => {
        const player = players[index];
        return (
          <article key={index} className={index === 0 ? styles.first : styles.second}>
            <h2>{player.name}</h2>
            <p className={styles.team}>{whereFrom(player)}</p>
            <p className={styles.goals}>
              <Num size="l">{figureText('goalsPerGame', player.values?.goalsPerGame ?? null)}</Num> <span>Tore/Spiel</span>
            </p>
            <div className={styles.change}>
              <PlainIconButton aria-label={`Spieler ${index + 1} ändern`} onClick={() => onChange(index, players)}>
                <ArrowLeftRight size={20} aria-hidden="true" />
              </PlainIconButton>
            </div>
          </article>
        );
      })}
    </div>
  );
}

interface BodyProps extends Pick<ComparisonProps, 'onChange'> {
  comparison: PlayerComparison;
  values: readonly [PlayerFigures, PlayerFigures];
}

function ComparisonBody({ comparison, values: [first, second], onChange }: BodyProps) {
  const lines = compareFigures(first, second);
  return (
    <div className={styles.comparison}>
      <Duel players={[comparison.first.player, comparison.second.player]} onChange={onChange} />
      <div className={styles.columns}>
        <RankRadar comparison={comparison} />
        <div className={styles.right}>
          <ComparisonTable lines={lines} first={comparison.first.player.name} second={comparison.second.player.name} />
          <ShareComparison comparison={comparison} lines={lines} />
        </div>
      </div>
    </div>
  );
}

/** Two players side by side. */
export function Comparison({ server, ids, locked, onChange, onLeave }: ComparisonProps) {
  const found = useComparison(server, ids);
  if (found.state === 'loading') {
    return (
      <div className={styles.loading} role="status" aria-label="Vergleich lädt">
        <Skeleton height="120px" />
        <Skeleton height="120px" />
        <Skeleton height="520px" />
      </div>
    );
  }
  if (found.state === 'failed') {
    return (
      <div className={styles.failed}>
        <FailureBanner failure={found.failure} />
        {!found.isGone && (
          <PlainButton variant="court" onClick={found.again}>
            Erneut versuchen
          </PlainButton>
        )}
        <PlainButton onClick={onLeave}>Andere Spieler wählen</PlainButton>
      </div>
    );
  }
  const { first, second } = found.comparison;
  if (first.player.values === null || second.player.values === null) return locked;
  return <ComparisonBody comparison={found.comparison} values={[first.player.values, second.player.values]} onChange={onChange} />;
}
