import { type Figure, figureText, figureUnit, publishedFigures } from '@anwurf/domain/players/player-figures';
import { nextOrder, type PlayerOrder, sortPlayers } from '@anwurf/domain/players/sort-players';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { ChooseBox } from './choose-box.tsx';
import type { PlayerListProps } from './player-cards.tsx';
import { PlayerNumber } from '../player-number.tsx';
import styles from './player-table.module.css';
import { whereFrom } from './player-words.ts';
import { Withheld } from './withheld.tsx';

export interface PlayerTableProps extends PlayerListProps {
  /** Compares those who are chosen, if there are two. */
  onCompare: () => void;
}

const documented: readonly (readonly [Figure, string])[] = [
  ['games', 'Spiele'],
  ['goals', 'Tore'],
  ['goalsPerGame', 'Tore/Spiel'],
  ['goalsPerGameWithoutSevenMetres', 'Feldtore/\u200bSpiel'],
  ['sevenMetreRate', '7m-Quote'],
  ['twoMinuteSuspensions', '2-Minuten'],
  ['yellowCards', 'Gelbe Karten'],
  ['disqualifications', 'Disq.'],
];

/** They have no room beside the rates that they are part of; the comparison shows them. */
const untabled: ReadonlySet<Figure> = new Set(['minutes', 'shots']);

interface HeadingProps {
  by: 'name' | Figure;
  label: string;
  order: PlayerOrder;
  onOrder: (order: PlayerOrder) => void;
}

function Heading({ by, label, order, onOrder }: HeadingProps) {
  const descending = order?.by === by ? order.descending : null;
  const Arrow = descending === false ? ChevronUp : ChevronDown;
  return (
    <th scope="col" {...(descending !== null && { 'aria-sort': descending ? 'descending' : 'ascending' })}>
      <button type="button" className={styles.heading} onClick={() => onOrder(nextOrder(order, by))}>
        <span>{label}</span>
        {descending !== null && <Arrow size={16} strokeWidth={2.6} aria-hidden="true" />}
      </button>
    </th>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the box of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const boxes = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])];
  const at = boxes.indexOf(event.currentTarget);
  if (step === undefined) return;
  event.preventDefault();
  boxes[at + step]?.focus();
}

/** Search results, a line each: on wide screens. ↑/↓ changes the row, Space chooses, C compares. */
export function PlayerTable({ players, chosenAs, onToggle, onCompare }: PlayerTableProps) {
  const [order, setOrder] = useState<PlayerOrder>(null);
  const areLocked = players.every(({ values }) => values === null);
  const published = publishedFigures(players.map(({ values }) => values)).filter(([figure]) => !untabled.has(figure));
  const columns = [...documented, ...published];

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    moveBetweenRows(event);
    if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey && !event.altKey) onCompare();
  }

  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>Suchergebnisse. Pfeiltasten wechseln die Zeile, Leertaste wählt, C vergleicht.</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {!areLocked && (
              <td className={styles.choose}>
                <VisuallyHidden>Vergleichen</VisuallyHidden>
              </td>
            )}
            <Heading by="name" label="Spieler" order={order} onOrder={setOrder} />
            {columns.map(([figure, label]) =>
              areLocked ? (
                <th key={figure} scope="col" className={styles.plain}>
                  {label}
                </th>
              ) : (
                <Heading key={figure} by={figure} label={label} order={order} onOrder={setOrder} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {sortPlayers(players, order).map((player) => {
            const { id, name, values } = player;
            const chosen = chosenAs(player);
            return (
              <tr key={id} className={classNames(chosen !== null && styles[chosen])}>
                {!areLocked && (
                  <td className={styles.choose}>
                    {values !== null && <ChooseBox name={name} chosen={chosen} onToggle={() => onToggle(player)} onKeyDown={onKeyDown} />}
                  </td>
                )}
                <th scope="row">
                  <span className={styles.who}>
                    <PlayerNumber values={values} />
                    <span>
                      <b>{name}</b>
                      <span className={styles.team}>{whereFrom(player)}</span>
                    </span>
                  </span>
                </th>
                {columns.map(([figure]) => (
                  <td key={figure} className={classNames(figure === 'goalsPerGame' && styles.key)}>
                    {values === null ? (
                      <Withheld />
                    ) : (
                      <Num unit={figureUnit(figure, values[figure])}>{figureText(figure, values[figure])}</Num>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
