import { privateScreens } from './screen-route.ts';

export const liveTrainingRoute = privateScreens(() => import('./workout-pages.tsx'))('/live-training', 'LiveTrainingPage', {
  chrome: 'none',
  title: 'Jetzt Trainieren',
  tellsSignedOut: true,
});
