import type { PlayerComparison } from '@anwurf/contract/players';
import { rankAxes } from '@anwurf/domain/players/rank-axes';
import { Num } from '../../../kit/text/num.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { PlayerMark } from './player-mark.tsx';
import styles from './rank-radar.module.css';

// Its ranks stand in the table as well: without it nothing is missing.
const RadarChart = lazyPart(async () => (await import('../../../kit/charts/radar-chart.tsx')).RadarChart, {
  waiting: <div className={styles.place} />,
  missing: null,
});

const oneLine = (label: string) => label.replace('/\n', '/').replace('\n', ' ');

/** Where both stand among all players of their season. */
export function RankRadar({ comparison: { first, second } }: { comparison: PlayerComparison }) {
  if (first.ranks === null || second.ranks === null) return null;
  const { axes, missing } = rankAxes(first.ranks, second.ranks);
  const names = [first.player.name, second.player.name] as const;
  const isDemo = first.player.isDemo || second.player.isDemo;
  // nivo distinguishes series by their names: a player in two seasons has one.
  const series = names[0] === names[1] ? ([first, second] as const).map(({ player }) => `${player.name}, ${player.season}`) : names;
  return (
    <figure className={styles.figure}>
      {axes.length > 0 && (
        <RadarChart
          label={`Netzdiagramm: ${series[0]} und ${series[1]} im Vergleich mit allen Spielern der Saison. Die Ränge stehen in der Tabelle darunter.`}
          axes={axes.map(({ label }) => label)}
          words={axes.map(
            (axis) => `${oneLine(axis.label)}: ${series[0]} ${Math.round(axis.first)}, ${series[1]} ${Math.round(axis.second)} von 100`,
          )}
          series={[
            { label: series[0] ?? '', values: axes.map((axis) => axis.first) },
            { label: series[1] ?? '', values: axes.map((axis) => axis.second) },
          ]}
          max={100}
        />
      )}
      <figcaption>
        <p className={styles.legend}>
          {(['first', 'second'] as const).map((place, index) => (
            <span key={place} className={styles[place]}>
              <span className={styles.stroke} aria-hidden="true">
                <PlayerMark place={place} size={14} />
              </span>
              {series[index]}
            </span>
          ))}
        </p>
        <p className={styles.note}>
          {axes.length > 0
            ? 'Rang unter allen Spielern der Saison, Strafen und Karten je Spiel. Gestrichelter Ring: Mitte.'
            : 'Für ein Netzdiagramm fehlen Werte.'}
          {axes.length > 0 && missing.length > 0 && ` Ohne ${missing.join(', ')}: da fehlt ein Wert.`}
          {isDemo && ' Demo-Spieler, frei erfunden.'}
        </p>
      </figcaption>
      {axes.length > 0 && (
        <details className={styles.details}>
          <summary>Tabelle</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Rang von 100</th>
                <th scope="col">{series[0]}</th>
                <th scope="col">{series[1]}</th>
              </tr>
            </thead>
            <tbody>
              {axes.map((axis) => (
                <tr key={axis.label}>
                  <th scope="row">{oneLine(axis.label)}</th>
                  <td>
                    <Num>{Math.round(axis.first)}</Num>
                  </td>
                  <td>
                    <Num>{Math.round(axis.second)}</Num>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}
