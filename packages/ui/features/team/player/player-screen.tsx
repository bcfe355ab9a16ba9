import { isUuid } from '@anwurf/domain/identity/uuid';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { EyeOff, Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { attendanceText } from '../attendance/attendance-words.ts';
import { useAttendanceSums } from '../attendance/use-attendance.ts';
import { HintLine } from '../squad/hint-line.tsx';
import { LoadMark } from '../squad/load-mark.tsx';
import { nameText } from '../squad/member-words.ts';
import { WeekMarks } from '../squad/week-marks.tsx';
import { sharedKindWords } from '../sharing-words.ts';
import { LedTeam, NobodyHere } from '../led-team.tsx';
import { OlderComing } from '../older-coming.tsx';
import { useSquad } from '../use-squad.ts';
import styles from './player-screen.module.css';
import type { PlayerPrintProps } from './player-print.tsx';
import { SharedPain } from './shared-pain.tsx';
import type { SharedReadinessProps } from './shared-readiness.tsx';
import type { SharedRecoveriesProps } from './shared-recoveries.tsx';
import { SharedTestRows } from './shared-test-rows.tsx';
import { SharedWeeks } from './shared-weeks.tsx';
import { useToday } from '../../../data/use-today.ts';

/** Its drawing is shared with the dashboard: loaded here as well, it would be a file more of each first visit. */
const SharedReadiness = lazyPart<SharedReadinessProps>(async () => (await import('./shared-readiness.tsx')).SharedReadiness, {
  waiting: <Skeleton height="140px" />,
});

/** With the ladders, which a coach needs for few players. */
const SharedRecoveries = lazyPart<SharedRecoveriesProps>(async () => (await import('./shared-recoveries.tsx')).SharedRecoveries);
const PlayerPrint = lazyPart<PlayerPrintProps>(async () => (await import('./player-print.tsx')).PlayerPrint);

const nobody = 'Wer die Mannschaft verlässt, nimmt alles Geteilte mit. Auch du siehst den Kader nur, solange du das Team betreust.';

export interface PlayerScreenProps {
  /** The player. */
  user: string;
  /** The team in which he is looked at; undefined: the first that the coach leads. */
  team: string | undefined;
}

/** A player as far as he shares it: week, trainings, load, tests, complaints. */
export function PlayerScreen({ user, team }: PlayerScreenProps) {
  return (
    <LedTeam part="/team" title="Kader" team={team} nobody={nobody}>
      {(own) =>
        isUuid(user) ? <Player user={user} team={own.team} teamName={own.name ?? ''} /> : <NobodyHere title="Kader">{nobody}</NobodyHere>
      }
    </LedTeam>
  );
}

function Player({ user, team, teamName }: { user: string; team: string; teamName: string }) {
  const [isPrinting, setPrinting] = useState(false);
  const endPrinting = useCallback(() => setPrinting(false), []);
  const today = useToday();
  const data = useSquad(team, today, user);
  const attendance = attendanceText(useAttendanceSums(team, user, today)(user));
  if (data.state !== 'rows') {
    return (
      <Page title="Kader" back={<BackLink to="/team" />}>
        <NotLoaded data={data} skeleton={<Skeleton height="480px" />} />
      </Page>
    );
  }
  const { members, isOlderComing } = data.value;
  const member = members.find((one) => one.user === user);
  if (member === undefined) return <NobodyHere title="Kader">{nobody}</NobodyHere>;
  const shares = (kind: SharedKind) => member.sharedKinds.includes(kind);
  const hidden = SHARED_KINDS.filter((kind) => !shares(kind));
  return (
    <Page
      title={nameText(member.name)}
      back={<BackLink to="/team" search={{ team }} />}
      tools={
        hidden.length < SHARED_KINDS.length && (
          <IconButton aria-label="Bericht drucken" onPress={() => setPrinting(true)}>
            <Printer aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {member.hints.length > 0 && (
        <ul className={styles.hints}>
          {member.hints.map((hint) => (
            <li key={hint.kind}>
              <HintLine hint={hint} today={today} />
            </li>
          ))}
        </ul>
      )}
      {(shares('trainings') || shares('loads') || attendance !== null) && (
        <dl className={styles.numbers}>
          {shares('trainings') && (
            <div>
              <dt>Diese Woche</dt>
              <dd>
                <WeekMarks {...member} />
              </dd>
            </div>
          )}
          {shares('loads') && (
            <div>
              <dt>7 zu 28 Tage, Band 0,8 bis 1,3</dt>
              <dd>
                <LoadMark {...member} />
              </dd>
            </div>
          )}
          {attendance !== null && (
            <div>
              <dt>Bei Training und Spiel, acht Wochen</dt>
              <dd>
                <Num>{attendance}</Num>
              </dd>
            </div>
          )}
        </dl>
      )}
      <OlderComing isComing={isOlderComing} />
      <div className={styles.parts} data-side={shares('trainings') || undefined}>
        {(shares('trainings') || shares('loads')) && (
          <SharedWeeks team={team} user={user} today={today} withTrainings={shares('trainings')} withLoads={shares('loads')} />
        )}
        {shares('tests') && <SharedTestRows team={team} user={user} today={today} />}
        {(shares('readiness') || shares('complaints')) && (
          <div className={styles.health}>
            {shares('readiness') && <SharedReadiness team={team} user={user} today={today} isOlderComing={isOlderComing} />}
            {shares('complaints') && <SharedRecoveries team={team} user={user} today={today} />}
            {shares('complaints') && <SharedPain team={team} user={user} today={today} />}
          </div>
        )}
      </div>
      {hidden.length > 0 && (
        <p className={styles.hidden}>
          <EyeOff size={20} aria-hidden="true" />
          <span>Nicht geteilt: {hidden.map((kind) => sharedKindWords[kind].title).join(', ')}.</span>
        </p>
      )}
      {isPrinting && <PlayerPrint {...{ member, team, teamName, today, attendance, hidden }} onDone={endPrinting} />}
    </Page>
  );
}
