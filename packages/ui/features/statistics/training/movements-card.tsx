import { movementWeeks } from '@anwurf/db/queries/movement-weeks';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { type MovementOfWeek, movementsOfWeek, USUAL_MOVEMENT_WEEKS } from '@anwurf/domain/statistics/movement-weeks';
import { mondaysBetween, weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { DividedName } from '../../../data/divided-name.tsx';
import { ChartTable } from '../../../kit/charts/chart-table.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './movements-card.module.css';

const canBeEmpty = { canBeEmpty: true };
const daysOfWeek = 7;
const kilogramsOfTonne = 1000;

const number = (value: number) => formatGermanDecimal(value, { decimals: 1 });

function rowOf({ label, sets, hardSets, volume, usual }: MovementOfWeek) {
  const cells = [
    <DividedName key="label">{label}</DividedName>,
    <Num key="sets">{sets}</Num>,
    number(usual),
    hardSets,
    number(volume / kilogramsOfTonne),
  ];
  return { key: label, cells };
}

/** How much each movement was trained this week, and how often was thrown, jumped and sprinted; nothing without a workout of five weeks. */
export function MovementsCard({ today }: { today: string }) {
  const monday = mondayOf(today);
  const mondays = mondaysBetween(dayAfter(monday, -USUAL_MOVEMENT_WEEKS * daysOfWeek), today);
  const { movements, actions } = movementsOfWeek(loadedOr(useRows(movementWeeks(mondays), canBeEmpty), []));
  if (movements.length === 0 && actions.length === 0) return null;
  return (
    <Card flush aria-labelledby="movements">
      <header className={styles.head}>
        <h2 id="movements">Bewegungen in KW {weekNumber(monday)}</h2>
        <p>
          Arbeitssätze beendeter Trainings. „Sonst“ ist das Mittel der vier Wochen davor, „hart“ sind Sätze mit höchstens drei
          Wiederholungen Reserve, soweit du sie angegeben hast.
        </p>
      </header>
      {actions.length > 0 && (
        <dl className={styles.actions}>
          {actions.map(({ label, times, usual }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Num size="m">{times}</Num> <small>sonst {number(usual)}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {movements.length > 0 && (
        <div className={styles.table}>
          <ChartTable
            caption="Sätze je Bewegung in dieser Woche"
            head={['Bewegung', 'Sätze', 'sonst', 'hart', 't']}
            rows={movements.map(rowOf)}
          />
        </div>
      )}
    </Card>
  );
}
