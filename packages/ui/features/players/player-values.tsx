import type { Player } from '@anwurf/contract/players';
import { figureText, figureUnit } from '@anwurf/domain/players/player-figures';
import { Num } from '../../kit/text/num.tsx';
import styles from './player-values.module.css';

const facts = [
  { figure: 'games', label: 'Spiele' },
  { figure: 'goals', label: 'Tore' },
  { figure: 'goalsPerGame', label: 'Tore/Spiel' },
  { figure: 'sevenMetreRate', label: '7m-Quote' },
] as const;

/** The four figures of a season; missing ones are a dash. */
export function PlayerValues({ values }: { values: Player['values'] }) {
  return (
    <dl className={styles.values}>
      {facts.map(({ figure, label }) => {
        const value = values?.[figure] ?? null;
        return (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>
              <Num size="m" unit={figureUnit(figure, value)}>
                {figureText(figure, value)}
              </Num>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
