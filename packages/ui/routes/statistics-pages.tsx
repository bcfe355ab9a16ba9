import { TrainingStatistics as TrainingStatisticsScreen } from '../features/statistics/training/training-statistics.tsx';
import { EnterWorkoutButton } from './enter-workout-button.tsx';

// In one part: the name of each part is carried by the public pages.
export { PerformanceScreen } from '../features/statistics/performance/performance-screen.tsx';
export { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';

export function TrainingStatistics() {
  return <TrainingStatisticsScreen renderEnter={(variant) => <EnterWorkoutButton variant={variant} />} />;
}
