import { account } from './account.ts';
import { newestComplaints } from './complaints.ts';
import { chosenPlayer } from './dashboard-settings.ts';
import { exercisesBySlug } from './exercise-library.ts';
import { endedItself, finishedBetween, finishedWorkouts } from './finished-workouts.ts';
import { handballSince } from './handball-loads.ts';
import { hasGoals } from './has-goals.ts';
import { healthDecisions } from './health-consents.ts';
import { healthWeeks } from './health-weeks.ts';
import type { LocalQuery } from './local-query.ts';
import { planCourse, trainedSessions } from './plan-course.ts';
import { exercisesOfPlan, exercisesOfSession } from './plan-exercises.ts';
import { latestPlanGeneration } from './plan-generation.ts';
import { plannedProfile } from './planned-profile.ts';
import { anyAnswers } from './questionnaires.ts';
import { recoveryEvents } from './recovery-events.ts';
import { scheduledSessions } from './scheduled-sessions.ts';
import { sessionCatalogue } from './session-catalogue.ts';
import { sessionsByTurn } from './sessions.ts';
import { anyTeamNews, teamNewsCount } from './team-news.ts';
import { anyTeam } from './teams.ts';
import { weekLoads } from './week-loads.ts';
import { latestProgress, liveProgress } from './workout-progress.ts';

const anyDay = '2026-11-30';
const anyId = '00000000-0000-0000-0000-000000000000';

/**
 * Queries of the shell and the dashboard that the server answers while a new device's store is being made. Only their texts count. They read nothing
 * that only a device has (outbox, kept sums), and of the log of sets a few workouts.
 */
export const firstScreenQueries: readonly LocalQuery<unknown>[] = [
  account(),
  anyAnswers(),
  anyTeam(),
  anyTeamNews(),
  chosenPlayer(),
  endedItself(anyDay),
  exercisesBySlug([]),
  exercisesOfPlan(anyId),
  exercisesOfSession(anyId),
  finishedBetween(anyDay, anyDay),
  finishedWorkouts(1),
  handballSince(anyDay),
  hasGoals(anyDay),
  healthDecisions(),
  healthWeeks(),
  latestPlanGeneration(),
  latestProgress(),
  liveProgress(),
  newestComplaints(),
  planCourse(anyId),
  plannedProfile(),
  recoveryEvents(),
  scheduledSessions(anyId),
  sessionCatalogue(anyId),
  sessionsByTurn(),
  teamNewsCount(),
  trainedSessions(anyId),
  weekLoads([]),
];
