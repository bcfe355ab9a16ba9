import { useNorms } from '../features/fitness/use-norms.ts';
import { TestDayScreen, type TestDayScreenProps } from '../features/team/test-day/test-day-screen.tsx';

/** The test day with the reference values, which no other screen of a team needs. */
export function TestDayPart(props: Omit<TestDayScreenProps, 'norms'>) {
  return <TestDayScreen norms={useNorms().norms} {...props} />;
}
