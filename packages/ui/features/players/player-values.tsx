import type { Player } from '@anwurf/contract/players';
import { figureText, figureUnit, publishedFigures } from '@anwurf/domain/players/player-figures';
import { Num } from '../../kit/text/num.tsx';
import styles from './player-values.module.css';

const facts = [
  { figure: 'games', label: 'Spiele' },
  { figure: 'goals', label: 'Tore' },
  { figure: 'goalsPerGame', label: 'Tore/Spiel' },
  { figure: 'sevenMetreRate', label: '7m-Quote' },
] as const;

/** Those that leagues publish seldom, and that say the most: of a goalkeeper his saves, else his shots. */
function seldomFacts(values: Player['values']) {
  const published = publishedFigures([values]).map(([figure, label]) => ({ figure, label }));
  const isKeeper = values !== null && (values.saves ?? 0) > 0;
  return published.filter(({ figure }) =>
    isKeeper ? figure === 'saves' || figure === 'saveRate' : figure === 'shotRate' || figure === 'goalsPer60',
  );
}

/** The four figures of a season, and a goalkeeper's or shooter's where the data has them; missing ones are a dash. */
export function PlayerValues({ values }: { values: Player['values'] }) {
  return (
    <dl className={styles.values}>
      {[...facts, ...seldomFacts(values)].map(({ figure, label }) => {
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
