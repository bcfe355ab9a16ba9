import { privateScreens } from './screen-route.ts';

const screen = privateScreens(() => import('./statistics-pages.tsx'));

export const statisticsRoute = screen('/statistics', 'StatisticsScreen', { title: 'Meine Statistiken' });

export const trainingStatisticsRoute = screen('/statistics/training', 'TrainingStatistics', { title: 'Trainingsstatistiken' });

export const goalsRoute = screen('/statistics/goals', 'GoalsScreen', { title: 'Ziele' });

export const performanceRoute = screen('/statistics/performance', 'PerformanceScreen', { title: 'Leistung' });
