import { GoalsAbout } from '../features/goals/goals-about.tsx';
import { GoalsCard } from '../features/goals/goals-card.tsx';
import { PerformanceScreen as Performance } from '../features/statistics/performance/performance-screen.tsx';
import { StatisticsScreen as Statistics } from '../features/statistics/statistics-screen.tsx';
import { TrainingStatistics as TrainingStatisticsScreen } from '../features/statistics/training/training-statistics.tsx';
import { EnterWorkoutButton } from './enter-workout-button.tsx';

// In one part: the name of each part is carried by the public pages.
export { GoalsScreen } from '../features/goals/goals-screen.tsx';

export function StatisticsScreen() {
  return <Statistics goals={<GoalsCard />} />;
}

export function PerformanceScreen() {
  return <Performance renderGoals={(subject, suggested) => <GoalsAbout subject={subject} suggested={suggested} />} />;
}

export function TrainingStatistics() {
  return <TrainingStatisticsScreen renderEnter={(variant) => <EnterWorkoutButton variant={variant} />} />;
}
