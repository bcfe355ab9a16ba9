import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AssignScreen } from '../features/team/assign/assign-screen.tsx';
import { AttendanceScreen } from '../features/team/attendance/attendance-screen.tsx';
import { CalendarScreen } from '../features/team/calendar/calendar-screen.tsx';
import { CompareScreen } from '../features/team/compare/compare-screen.tsx';
import { JoinScreen } from '../features/team/join/join-screen.tsx';
import { PlayerScreen } from '../features/team/player/player-screen.tsx';
import { readCode } from '../features/team/team-requests.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { TeamScreen } from '../features/team/team-screen.tsx';

export function Team() {
  const navigate = useNavigate();
  const { team } = useSearch({ from: '/private/team' });
  return <TeamScreen team={team} onTeam={(next) => void navigate({ to: '/team', search: { team: next }, replace: true })} />;
}

export function TeamAssign() {
  return <AssignScreen team={useSearch({ from: '/private/team/assign' }).team} />;
}

export function TeamAttendance() {
  const navigate = useNavigate();
  const { team, event } = useSearch({ from: '/private/team/attendance' });
  const show = (next: string) =>
    void navigate({ to: '/team/attendance', search: { ...(team !== undefined && { team }), event: next }, replace: true });
  return <AttendanceScreen team={team} event={event} onEvent={show} />;
}

export function TeamCalendar() {
  return <CalendarScreen team={useSearch({ from: '/private/team/calendar' }).team} />;
}

export function TeamCompare() {
  const navigate = useNavigate();
  const { team, of } = useSearch({ from: '/private/team/compare' });
  const show = (players: readonly string[]) =>
    void navigate({
      to: '/team/compare',
      search: { ...(team !== undefined && { team }), ...(players.length > 0 && { of: players.join(',') }) },
      replace: true,
    });
  return <CompareScreen team={team} chosen={of?.split(',') ?? []} onChosen={show} />;
}

const TestDayPart = lazyPart(async () => (await import('./test-day-part.tsx')).TestDayPart);

export function TeamTestDay() {
  const navigate = useNavigate();
  const { team, event } = useSearch({ from: '/private/team/test-day' });
  const show = (next: string) =>
    void navigate({ to: '/team/test-day', search: { ...(team !== undefined && { team }), event: next }, replace: true });
  return <TestDayPart team={team} testDay={event} onTestDay={show} />;
}

export function JoinTeam() {
  const navigate = useNavigate();
  // Behind the #, so that no server and no log learns a code.
  const code = readCode(useLocation({ select: ({ hash }) => hash }));
  return (
    <JoinScreen
      key={code}
      code={code}
      onJoined={(team) => void navigate({ to: '/team', search: { team }, replace: true })}
      onLeft={() => void navigate({ to: '/team', replace: true })}
    />
  );
}

export function TeamPlayer() {
  const { memberId } = useParams({ from: '/private/team/player/$memberId' });
  const { team } = useSearch({ from: '/private/team/player/$memberId' });
  return <PlayerScreen key={memberId} user={memberId} team={team} />;
}
