import { handballSince } from '@anwurf/db/queries/handball-loads';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { weekLoads } from '@anwurf/db/queries/week-loads';
import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { handballByWeek, weekLoad } from '@anwurf/domain/statistics/week-load';
import { firstMondayBefore, mondaysUntil } from '@anwurf/domain/statistics/weeks-before';
import { USUAL_LOAD_WORDS } from '@anwurf/domain/workout/effort';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Card } from '../../kit/layout/card.tsx';
import { Num } from '../../kit/text/num.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './week-load.module.css';
import { useToday } from '../../data/use-today.ts';

const none: readonly never[] = [];
const whole = (load: number) => formatGermanDecimal(load, { decimals: 0 });

/** Local days on which the four weeks before this one begin, and this one. */
function weekBegins(today: string): string[] {
  return mondaysUntil(mondayOf(today));
}

/** This week's load beside the mean of the four before; nothing while no effort was said in them. */
export function WeekLoad() {
  const today = useToday();
  const monday = mondayOf(today);
  const own = loadedOr(useRows(weekLoads(weekBegins(today)), { canBeEmpty: true }), none);
  const handball = loadedOr(useRows(handballSince(firstMondayBefore(monday)), { canBeEmpty: true }), none);
  const shown = weekLoad(own, handballByWeek(handball, monday));
  if (shown === null) return null;
  const { load, usual, words } = shown;
  const most = Math.max(load, usual ?? 0);
  return (
    <Card flush aria-labelledby="week-load">
      <header className={styles.head}>
        <h2 id="week-load">
          Belastung <span>Minuten × Anstrengung</span>
        </h2>
        <ButtonLink to="/statistics/training" variant="quiet">
          Verlauf
        </ButtonLink>
      </header>
      <div className={styles.load}>
        <Num size="l">{whole(load)}</Num>
        <p>
          diese Woche bisher
          {usual === null ? (
            <span>Was üblich ist, zeigt sich nach vier Wochen.</span>
          ) : (
            <span>
              im Schnitt der vier Wochen davor{'\u00A0'}
              <Num>{whole(usual)}</Num>
            </span>
          )}
          {words !== null && (
            <b className={words === USUAL_LOAD_WORDS ? styles.usual : undefined}>
              {words === USUAL_LOAD_WORDS && <Check size={17} strokeWidth={3} aria-hidden="true" />}
              {words}
            </b>
          )}
        </p>
      </div>
      {usual !== null && (
        <div className={styles.bar} style={{ '--part': load / most, '--usual': usual / most } as CSSProperties} aria-hidden="true">
          <i className={styles.reached} />
          <i className={styles.mean} />
        </div>
      )}
    </Card>
  );
}
