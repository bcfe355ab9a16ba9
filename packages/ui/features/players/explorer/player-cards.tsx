import type { Player } from '@anwurf/contract/players';
import { type Figure, figureText, figureUnit, publishedFigures } from '@anwurf/domain/players/player-figures';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { type Chosen, ChooseBox } from './choose-box.tsx';
import styles from './player-cards.module.css';
import { PlayerNumber } from '../player-number.tsx';
import { whereFrom } from './player-words.ts';
import { Withheld } from './withheld.tsx';

export interface PlayerListProps {
  players: readonly Player[];
  chosenAs: (player: Player) => Chosen;
  onToggle: (player: Player) => void;
}

const facts: readonly (readonly [Figure, string])[] = [
  ['games', 'Spiele'],
  ['goals', 'Tore'],
  ['goalsPerGameWithoutSevenMetres', 'Feldtore/Sp.'],
  ['sevenMetreRate', '7m-Quote'],
  ['twoMinuteSuspensions', '2-Min'],
  ['yellowCards', 'Gelbe K.'],
  ['disqualifications', 'Disq.'],
];

function PlayerCard({ player, chosen, onToggle }: { player: Player; chosen: Chosen; onToggle: () => void }) {
  const { name, values } = player;
  return (
    <li className={classNames(styles.card, chosen !== null && styles[chosen])}>
      <div className={styles.head}>
        <PlayerNumber values={values} />
        <div className={styles.who}>
          <h3>{name}</h3>
          <p className={styles.team}>{whereFrom(player)}</p>
        </div>
        <p className={styles.key}>
          {values === null ? <Withheld large /> : <Num size="m">{figureText('goalsPerGame', values.goalsPerGame)}</Num>}
          <span className={styles.unit}>Tore/Spiel</span>
        </p>
        {values !== null && <ChooseBox name={name} chosen={chosen} onToggle={onToggle} />}
      </div>
      <dl className={styles.facts}>
        {[...facts, ...publishedFigures([values])].map(([figure, label]) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>
              {values === null ? (
                <Withheld />
              ) : (
                <Num size="s" unit={figureUnit(figure, values[figure])}>
                  {figureText(figure, values[figure])}
                </Num>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Search results, a card each: on narrow screens. */
export function PlayerCards({ players, chosenAs, onToggle }: PlayerListProps) {
  return (
    <ul className={styles.cards}>
      {players.map((player) => (
        <PlayerCard key={player.id} player={player} chosen={chosenAs(player)} onToggle={() => onToggle(player)} />
      ))}
    </ul>
  );
}
