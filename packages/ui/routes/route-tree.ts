import { accessRoutes } from './access-routes.tsx';
import { imprintRoute, privacyRoute, termsRoute } from './legal-routes.tsx';
import { dashboardRoute, settingsRoute } from './main-routes.tsx';
import { exercisesRoute, ownExercisesRoute } from './exercise-routes.tsx';
import { exploreRoute, plainExploreRoute, playerSearchRoute } from './explore-routes.ts';
import { generatorRoute, planEditRoute } from './generator-route.ts';
import { liveTrainingRoute } from './live-training-route.ts';
import { generationRoute, planListRoute, planRoute, questionnaireRoute, trainingOverviewRoute } from './plan-routes.tsx';
import { onboardingStartRoute, onboardingStepRoute } from './onboarding-routes.tsx';
import { privateRoute } from './private-route.tsx';
import { recoveriesRoute, recoveryRoute } from './recovery-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { startRoute } from './start-route.tsx';
import { activeWorkoutRoute, pickWorkoutRoute, startNothingRoute, startWorkoutRoute, workoutCompletedRoute } from './workout-routes.tsx';
import { testHistoryRoute, testIntroRoute, testRunRoute } from './fitness-routes.tsx';
import { assessmentRoute } from './assessment-route.ts';
import { goalsRoute, performanceRoute, statisticsRoute, trainingStatisticsRoute } from './statistics-routes.ts';
import {
  joinTeamRoute,
  teamAssignRoute,
  teamAttendanceRoute,
  teamCalendarRoute,
  teamCompareRoute,
  teamPlayerRoute,
  teamRoute,
  teamTestDayRoute,
} from './team-routes.ts';
import { weekRoute, weekSetupRoute } from './week-routes.tsx';
import { newsletterRoute } from './newsletter-route.ts';
import { withdrawalRoute } from './withdrawal-route.ts';
import { parentalConsentRoute } from './parental-consent-route.ts';

/** Every address of the app. */
export const routeTree = rootRoute.addChildren([
  startRoute,
  imprintRoute,
  privacyRoute,
  termsRoute,
  ...accessRoutes,
  newsletterRoute,
  parentalConsentRoute,
  withdrawalRoute,
  assessmentRoute,
  exploreRoute,
  plainExploreRoute,
  privateRoute.addChildren([
    dashboardRoute,
    onboardingStartRoute,
    onboardingStepRoute,
    planListRoute,
    questionnaireRoute,
    planRoute,
    planEditRoute,
    generationRoute,
    weekRoute,
    weekSetupRoute,
    recoveriesRoute,
    recoveryRoute,
    startWorkoutRoute,
    startNothingRoute,
    activeWorkoutRoute,
    pickWorkoutRoute,
    workoutCompletedRoute,
    statisticsRoute,
    playerSearchRoute,
    trainingStatisticsRoute,
    goalsRoute,
    performanceRoute,
    settingsRoute,
    teamRoute,
    joinTeamRoute,
    teamAssignRoute,
    teamAttendanceRoute,
    teamCalendarRoute,
    teamCompareRoute,
    teamPlayerRoute,
    teamTestDayRoute,
    generatorRoute,
    liveTrainingRoute,
    exercisesRoute,
    ownExercisesRoute,
    trainingOverviewRoute,
    testHistoryRoute,
    testIntroRoute,
    testRunRoute,
  ]),
]);
