import { PAIN_LIGHT_LABELS } from '@anwurf/domain/coach/pain-light-labels';
import { painLightOf } from '@anwurf/domain/coach/complaint';
import { dayAfter, mondayOf } from '@anwurf/domain/coach/calendar-day';
import { formatGermanDate } from '@anwurf/domain/calendar/german-date';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { weekNumber } from '@anwurf/domain/statistics/training-weeks';
import { memberTests } from '@anwurf/domain/team/member-tests';
import { memberWeeks } from '@anwurf/domain/team/member-weeks';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { stageWords } from '@anwurf/domain/team/shared-stages';
import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { allLoaded, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import {
  sharedComplaints,
  sharedLoads,
  sharedRecoveries,
  type SharedRecovery,
  type SharedReport,
  sharedTests,
  sharedTrainings,
} from '@anwurf/db/queries/shared-log';
import { useMemo } from 'react';
import { testText } from '../../../data/goals/goal-words.ts';
import { localDay } from '../../../data/local-day.ts';
import { PrintSheet } from '../../../kit/layout/print-sheet.tsx';
import { sharedKindWords } from '../sharing-words.ts';
import { loadText, nameText, readinessText, weekText } from '../squad/member-words.ts';
import styles from './player-print.module.css';
import { changeText, placeText } from './test-words.ts';

/** Rows for which a page has room, with a long list of tests. */
const MOST = { weeks: 8, tests: 26, places: 5, reports: 5 } as const;
const canBeEmpty = { canBeEmpty: true };
const whole = (value: number) => formatGermanDecimal(value, { decimals: 0 });

export interface PlayerPrintProps {
  member: SquadMember;
  team: string;
  teamName: string;
  today: string;
  /** 'von 16 Terminen 14 da'; null: nothing noted. */
  attendance: string | null;
  hidden: readonly SharedKind[];
  onDone: () => void;
}

/** Everything that a player shares, on one page of paper. */
export function PlayerPrint({ member, team, teamName, today, attendance, hidden, onDone }: PlayerPrintProps) {
  const { user } = member;
  const from = dayAfter(mondayOf(today), -(MOST.weeks - 1) * 7);
  const stored = {
    trainings: useList(
      useMemo(() => sharedTrainings(team, user, from), [team, user, from]),
      canBeEmpty,
    ),
    loads: useList(
      useMemo(() => sharedLoads(team, user, from), [team, user, from]),
      canBeEmpty,
    ),
    tests: useList(
      useMemo(() => sharedTests(team, user), [team, user]),
      canBeEmpty,
    ),
    reports: useRows(
      useMemo(() => sharedComplaints(team, user), [team, user]),
      canBeEmpty,
    ),
    recoveries: useRows(
      useMemo(() => sharedRecoveries(team, user), [team, user]),
      canBeEmpty,
    ),
  };
  // The browser's dialog opens with the sheet: not before all of it is there.
  if (allLoaded(stored).state !== 'rows') return null;
  const shares = (kind: SharedKind) => !hidden.includes(kind);
  const weeks = memberWeeks(loadedOr(stored.trainings, []), loadedOr(stored.loads, []), from, today).toReversed();
  const tests = memberTests(loadedOr(stored.tests, []));
  const facts = [
    shares('trainings') && `Diese Woche: ${weekText(member)}`,
    shares('loads') && `7 zu 28 Tage: ${loadText(member)}`,
    shares('readiness') && `Bereitschaft: ${readinessText(member)}`,
    attendance !== null && `Bei Training und Spiel, acht Wochen: ${attendance}`,
  ].filter((fact) => fact !== false);
  return (
    <PrintSheet title={nameText(member.name)} onDone={onDone}>
      <p>{[teamName, `Stand ${formatGermanDate(today)}`, ...facts].filter(Boolean).join(' · ')}</p>
      {(shares('trainings') || shares('loads')) && (
        <table className={styles.table}>
          <caption>Wochen</caption>
          <thead>
            <tr>
              <th scope="col">Woche</th>
              {shares('trainings') && <th scope="col">Einheiten</th>}
              {shares('loads') &&
                ['Eigenes', 'Team', 'Spiel', 'Zusammen'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ monday, done, load }) => (
              <tr key={monday}>
                <th scope="row">{`KW ${weekNumber(monday)}`}</th>
                {shares('trainings') && <td>{done}</td>}
                {shares('loads') &&
                  [load.own, load.team, load.match, load.own + load.team + load.match].map((value, index) => (
                    <td key={index}>{whole(value)}</td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shares('tests') && tests.length > 0 && (
        <table className={styles.table}>
          <caption>Tests</caption>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col">Zuletzt</th>
              <th scope="col">Tag</th>
              <th scope="col">Perzentile, das neueste rechts</th>
              <th scope="col">Bester</th>
              <th scope="col">Seit dem Mal davor</th>
            </tr>
          </thead>
          <tbody>
            {tests.slice(0, MOST.tests).map((one) => (
              <tr key={one.test.id}>
                <th scope="row">{one.test.name}</th>
                <td>{testText(one.test, one.newest.value)}</td>
                <td>{formatGermanDate(one.newest.day)}</td>
                <td>
                  {one.values
                    .slice(-MOST.places)
                    .map(({ place }) => placeText(place))
                    .join(', ')}
                  {one.newest.place?.isEstimated === true && ' *'}
                </td>
                <td>{testText(one.test, one.best.value)}</td>
                <td>{changeText(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shares('complaints') && <Health reports={loadedOr(stored.reports, [])} recoveries={loadedOr(stored.recoveries, [])} />}
      <p className={styles.notes}>
        Belastung: Minuten mal Anstrengung. Perzentil: Platz von 100 unter Gleichaltrigen desselben Geschlechts am Tag des Tests; *
        Richtwert (geschätzt).
        {hidden.length > 0 && ` Nicht geteilt: ${hidden.map((kind) => sharedKindWords[kind].title).join(', ')}.`}
      </p>
    </PrintSheet>
  );
}

interface HealthProps {
  reports: readonly SharedReport[];
  recoveries: readonly SharedRecovery[];
}

/** The last reports of pain, and the way back that is under way. */
function Health({ reports, recoveries }: HealthProps) {
  if (reports.length === 0 && recoveries.length === 0) return <p>Schmerzen: nichts gemeldet.</p>;
  return (
    <table className={styles.table}>
      <caption>Schmerzen und Weg zurück</caption>
      <tbody>
        {recoveries.map((one) => {
          const words = stageWords(one);
          return (
            <tr key={one.id}>
              <th scope="row">{words === null ? 'Weg zurück' : INJURED_REGION_LABELS[words.region]}</th>
              <td>{[words?.stage, words?.isStopped === true && 'ruht, bis es abgeklärt ist'].filter(Boolean).join(', ')}</td>
              <td>{`seit ${formatGermanDate(one.since)}`}</td>
            </tr>
          );
        })}
        {reports.slice(0, MOST.reports).map(({ id, region, level, at }) => (
          <tr key={id}>
            <th scope="row">{region}</th>
            <td>{level === 0 ? 'vorbei' : `${level} von 10, ${PAIN_LIGHT_LABELS[painLightOf(level)]}`}</td>
            <td>{formatGermanDate(localDay(at))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
