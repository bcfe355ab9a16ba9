import { accessRoutes } from './access-routes.tsx';
import { imprintRoute, privacyRoute, termsRoute } from './legal-routes.tsx';
import { dashboardRoute, settingsRoute, statisticsRoute } from './main-routes.tsx';
import { generationRoute, planListRoute, planRoute, questionnaireRoute } from './plan-routes.tsx';
import { onboardingStartRoute, onboardingStepRoute } from './onboarding-routes.tsx';
import { privateRoute } from './private-route.tsx';
import { rootRoute } from './root-route.tsx';
import { startRoute } from './start-route.tsx';
import { activeWorkoutRoute, startWorkoutRoute, workoutCompletedRoute } from './workout-routes.tsx';
import { generatorRoute, ownExercisesRoute, selfAssessmentRoute, testHistoryRoute, trainingOverviewRoute } from './upcoming-routes.tsx';
import { newsletterRoute } from './newsletter-route.ts';

/** Every address of the app. */
export const routeTree = rootRoute.addChildren([
  startRoute,
  imprintRoute,
  privacyRoute,
  termsRoute,
  ...accessRoutes,
  newsletterRoute,
  selfAssessmentRoute,
  privateRoute.addChildren([
    dashboardRoute,
    onboardingStartRoute,
    onboardingStepRoute,
    planListRoute,
    questionnaireRoute,
    planRoute,
    generationRoute,
    startWorkoutRoute,
    activeWorkoutRoute,
    workoutCompletedRoute,
    statisticsRoute,
    settingsRoute,
    generatorRoute,
    ownExercisesRoute,
    trainingOverviewRoute,
    testHistoryRoute,
  ]),
]);
