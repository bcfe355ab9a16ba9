import { type SquadColumn, type SquadOrder, nextSquadOrder } from '@anwurf/domain/team/sort-squad';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { ChevronDown, ChevronUp, EyeOff } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../../../kit/class-names.ts';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import { AreaLink } from '../../../links/app-links.ts';
import { HintLine } from './hint-line.tsx';
import { LoadMark } from './load-mark.tsx';
import { dayText, nameText, NONE } from './member-words.ts';
import { ReadinessMark } from './readiness-mark.tsx';
import styles from './squad-table.module.css';
import { WeekMarks } from './week-marks.tsx';

export interface SquadListProps {
  /** Those who need the coach, then the others; by another order one group. */
  groups: readonly { readonly title: string | null; readonly members: readonly SquadMember[] }[];
  team: string;
  today: string;
}

export interface SquadTableProps extends SquadListProps {
  order: SquadOrder;
  onOrder: (order: SquadOrder) => void;
  /** One line a player, for many. */
  isDense: boolean;
}

const columns: readonly (readonly [SquadColumn, string, string?])[] = [
  ['name', 'Name'],
  ['week', 'Diese Woche'],
  ['readiness', 'Bereitschaft'],
  ['last', 'Letzte Einheit'],
  ['load', '7 zu 28 Tage', 'Band 0,8 bis 1,3'],
  ['need', 'Hinweis'],
];

function Heading({ column, order, onOrder }: { column: (typeof columns)[number] } & Pick<SquadTableProps, 'order' | 'onOrder'>) {
  const [by, label, second] = column;
  // Opened by need: nobody has pressed the heading then.
  const isSorted = order.by === by && (by !== 'need' || order.descending);
  const Arrow = order.descending ? ChevronDown : ChevronUp;
  return (
    <th scope="col" {...(isSorted && { 'aria-sort': order.descending ? 'descending' : 'ascending' })}>
      <button type="button" className={styles.heading} onClick={() => onOrder(nextSquadOrder(order, by))}>
        <span>
          {label}
          {second && (
            <>
              <br />
              {second}
            </>
          )}
        </span>
        {isSorted && <Arrow size={16} strokeWidth={2.6} aria-hidden="true" />}
      </button>
    </th>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus to the player above or below; Home and End to the first and last. */
function moveBetweenRows(event: Pick<KeyboardEvent, 'key' | 'currentTarget' | 'preventDefault'>): void {
  const links = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLElement>('tbody a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  const step = steps[event.key];
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : step === undefined ? -1 : at + step;
  if (at < 0 || next < 0 || next >= links.length) return;
  event.preventDefault();
  links[next]?.focus();
}

function Values({ member, today }: { member: SquadMember; today: string }) {
  const { sharedKinds, last, hints } = member;
  if (sharedKinds.length === 0) {
    return (
      <td colSpan={columns.length - 1} className={styles.hidden}>
        <span>
          <EyeOff size={20} aria-hidden="true" />
          teilt nichts mit dir
        </span>
      </td>
    );
  }
  const sharesTrainings = sharedKinds.includes('trainings');
  return (
    <>
      <td>{sharesTrainings ? <WeekMarks {...member} /> : <NotShared />}</td>
      <td>{sharedKinds.includes('readiness') ? <ReadinessMark {...member} /> : <NotShared />}</td>
      <td>
        {!sharesTrainings ? (
          <NotShared />
        ) : last === null ? (
          NONE
        ) : (
          <span className={styles.last}>
            <b>{dayText(last.day, today)}</b>
            <small>{[last.name, last.minutes === null ? null : `${last.minutes} min`].filter(Boolean).join(', ')}</small>
          </span>
        )}
      </td>
      <td>{sharedKinds.includes('loads') ? <LoadMark {...member} /> : <NotShared />}</td>
      <td>{hints[0] === undefined ? NONE : <HintLine hint={hints[0]} today={today} />}</td>
    </>
  );
}

function NotShared() {
  return (
    <span className={styles.notShared}>
      <EyeOff size={16} aria-hidden="true" />
      <VisuallyHidden>nicht geteilt</VisuallyHidden>
    </span>
  );
}

/** The squad, a line each: on wide screens. ↑/↓ changes the row, Enter opens the player. */
export function SquadTable({ groups, team, today, order, onOrder, isDense }: SquadTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={classNames(styles.table, isDense && styles.dense)}>
        <caption>
          <VisuallyHidden>Kader. Pfeiltasten wechseln die Zeile, Eingabe öffnet.</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column[0]} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, members }) => (
          <tbody key={title ?? 'all'}>
            {title !== null && (
              <tr className={styles.group}>
                <th colSpan={columns.length} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )}
            {members.map((member) => (
              <tr key={member.user}>
                <th scope="row">
                  <AreaLink
                    to="/team/player/$memberId"
                    params={{ memberId: member.user }}
                    search={{ team }}
                    onKeyDown={moveBetweenRows}
                    className={classNames(styles.who)}
                  >
                    {nameText(member.name)}
                  </AreaLink>
                </th>
                <Values member={member} today={today} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
