import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNorms } from '../features/fitness/use-norms.ts';
import { TestDayScreen } from '../features/team/test-day/test-day-screen.tsx';

export function TeamTestDayPage() {
  const navigate = useNavigate();
  const { team, day } = useSearch({ from: '/private/team/test-day' });
  const { norms } = useNorms();
  const show = (next: string) =>
    void navigate({ to: '/team/test-day', search: { ...(team !== undefined && { team }), day: next }, replace: true });
  return <TestDayScreen team={team} testDay={day} norms={norms} onTestDay={show} />;
}
