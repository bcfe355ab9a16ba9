// Written by `npm run describe-queries`: what Postgres says of each query. A row type that differs does not compile.
import type { account } from '@anwurf/db/queries/account';
import type { assignedGenerations, assignees, ownAssignments, sentAssignments } from '@anwurf/db/queries/assignments';
import type { attendanceSums, eventMarks, eventRows, squadPlayers } from '@anwurf/db/queries/attendance';
import type { discussedSessions, ownThread, readOfThread, teamThread, threadPlaces, unreadThreads } from '@anwurf/db/queries/comments';
import type { complaintHistory, newestComplaints } from '@anwurf/db/queries/complaints';
import type { latestChoice } from '@anwurf/db/queries/current-plan';
import type { chosenPlayer } from '@anwurf/db/queries/dashboard-settings';
import type { doneExercises } from '@anwurf/db/queries/done-exercises';
import type { bestSetOf, bestSets, exerciseHistory } from '@anwurf/db/queries/exercise-history';
import type { exercisesBySlug, libraryDetails, libraryEntry, libraryExercises } from '@anwurf/db/queries/exercise-library';
import type { noteOfExercise } from '@anwurf/db/queries/exercise-notes';
import type { exerciseSlugs } from '@anwurf/db/queries/exercise-slugs';
import type { extraSessions } from '@anwurf/db/queries/extra-sessions';
import type { markOfExercise, markedExercises } from '@anwurf/db/queries/favourite-exercises';
import type { endedItself, finishedBefore, finishedBetween, finishedWorkout, finishedWorkouts } from '@anwurf/db/queries/finished-workouts';
import type { allFitnessTests, fitnessTests, newestResults, newestTestDay, testCounts, testsWith } from '@anwurf/db/queries/fitness-tests';
import type { forgottenWorkouts, unendedWorkout } from '@anwurf/db/queries/forgotten-workouts';
import type { goalTests, goalValues, goalWithTwins, goals, habitDays } from '@anwurf/db/queries/goals';
import type { handballOn, handballSince } from '@anwurf/db/queries/handball-loads';
import type { hasGoals } from '@anwurf/db/queries/has-goals';
import type { healthAnswers } from '@anwurf/db/queries/health-answers';
import type { anyHealthData, healthDecisions, parentalState } from '@anwurf/db/queries/health-consents';
import type { healthWeeks } from '@anwurf/db/queries/health-weeks';
import type { finishedAmong, importableExercises } from '@anwurf/db/queries/importable-exercises';
import type {
  advancesInExercise,
  advancesSince,
  exerciseCourse,
  reachedSince,
  sampledCourses,
  trainedExercises,
} from '@anwurf/db/queries/log-records';
import type {
  bestsBefore,
  bestsOfExercise,
  previousSets,
  setsBefore,
  setsOfLastWorkouts,
  setsOfWorkout,
  volumesBefore,
  waitingSets,
} from '@anwurf/db/queries/logged-sets';
import type { movementWeeks } from '@anwurf/db/queries/movement-weeks';
import type { oldUnsentSets } from '@anwurf/db/queries/old-unsent-sets';
import type { newestOwnExercises, ownExercises, ownLoads } from '@anwurf/db/queries/own-exercises';
import type { pacedSets } from '@anwurf/db/queries/paced-sets';
import type { finishedInTurn, planCourse, trainedSessions } from '@anwurf/db/queries/plan-course';
import type { catalogueEntry, exerciseById, exercisesOfPlan, exercisesOfSession } from '@anwurf/db/queries/plan-exercises';
import type { latestPlanGeneration, planGeneration } from '@anwurf/db/queries/plan-generation';
import type { exerciseRowsOfPlan, pauseRowsOfPlan, rowOfPlan, sessionRowsOfPlan } from '@anwurf/db/queries/plan-rows';
import type { plannedProfile } from '@anwurf/db/queries/planned-profile';
import type { planById, planList } from '@anwurf/db/queries/plans';
import type { profile } from '@anwurf/db/queries/profile';
import type { anyAnswers, latestAnswers, latestPlanRequest } from '@anwurf/db/queries/questionnaires';
import type { readinessOn, readinessSince, sharedReadiness } from '@anwurf/db/queries/readiness';
import type { recoveryEventRow, recoveryEvents } from '@anwurf/db/queries/recovery-events';
import type { scheduledSessions } from '@anwurf/db/queries/scheduled-sessions';
import type { sessionCatalogue } from '@anwurf/db/queries/session-catalogue';
import type { nextSession, sessionById, sessionsByTurn } from '@anwurf/db/queries/sessions';
import type {
  doneCounts,
  sharedComplaints,
  sharedLoads,
  sharedRecoveries,
  sharedTests,
  sharedTrainings,
  testsOf,
} from '@anwurf/db/queries/shared-log';
import type { storeOrigins } from '@anwurf/db/queries/store-origins';
import type { anyTeamNews, coachNews, teamNewsCount, waitingOffers } from '@anwurf/db/queries/team-news';
import type {
  anyTeam,
  arrivedTeamTables,
  ownTeams,
  parentalSharing,
  sharingDecisions,
  teamEvents,
  teamEventsOf,
  teamStaff,
  teamsLedAlone,
} from '@anwurf/db/queries/teams';
import type { testBatteries, testBattery } from '@anwurf/db/queries/test-batteries';
import type {
  openOffers,
  teamGuests,
  teamTestDays,
  testDayCells,
  testDayHistory,
  testDayValues,
  testPeople,
} from '@anwurf/db/queries/test-days';
import type { trainingProfile } from '@anwurf/db/queries/training-profile';
import type { reportOfWorkout, reportsOfWorkout, sharedReports } from '@anwurf/db/queries/training-reports';
import type { trainedStretches, trainedWorkouts } from '@anwurf/db/queries/training-statistics';
import type { unsentRows } from '@anwurf/db/queries/unsent-changes';
import type { weekLoads } from '@anwurf/db/queries/week-loads';
import type { latestProgress, liveProgress, progressOfSession, progressOfWorkout } from '@anwurf/db/queries/workout-progress';
import type { Fits, ListMisfits, Misfits } from './row-types.ts';

export type Checked = [
  Fits<Misfits<typeof account, { email: 'text'; fullName: 'text?'; accessExpiresAt: 'timestamptz?' }>>,
  Fits<Misfits<typeof assignedGenerations, { questionnaire: 'uuid'; count: 'int4'; running: 'jsonb'; hasPlan: 'bool' }>>,
  Fits<
    Misfits<
      typeof assignees,
      {
        id: 'uuid';
        assignment: 'uuid';
        member: 'uuid';
        name: 'text';
        answer: 'text?';
        comment: 'text?';
        done: 'int4';
        lastDoneOn: 'text?';
        lastEffort: 'int4?';
      }
    >
  >,
  Fits<
    Misfits<
      typeof ownAssignments,
      {
        id: 'uuid';
        team: 'uuid';
        title: 'text';
        note: 'text?';
        day: 'text?';
        content: 'jsonb';
        sentAt: 'timestamptz';
        coach: 'text';
        answer: 'text';
        comment: 'text?';
        hasPlan: 'bool';
        making: 'jsonb';
      }
    >
  >,
  Fits<
    Misfits<
      typeof sentAssignments,
      { id: 'uuid'; title: 'text'; note: 'text?'; day: 'text?'; sentAt: 'timestamptz'; coach: 'text'; wishes: 'jsonb' }
    >
  >,
  Fits<Misfits<typeof attendanceSums, { user: 'uuid'; came: 'int4'; excused: 'int4'; missing: 'int4' }>>,
  Fits<Misfits<typeof eventMarks, { id: 'uuid'; member: 'uuid'; state: 'text'; reason: 'text?' }>>,
  Fits<Misfits<typeof eventRows, { id: 'uuid'; member: 'uuid'; state: 'text'; reason: 'text?'; notedAt: 'timestamptz' }>>,
  Fits<Misfits<typeof squadPlayers, { member: 'uuid'; user: 'uuid'; name: 'text'; sharedKinds: '_text' }>>,
  Fits<
    Misfits<
      typeof discussedSessions,
      {
        thread: 'uuid';
        kind: 'text';
        member: 'uuid';
        day: 'text';
        name: 'text';
        minutes: 'int4';
        answer: 'text';
        entries: 'int4';
        unread: 'int4';
      }
    >
  >,
  Fits<
    Misfits<
      typeof ownThread,
      {
        id: 'uuid';
        body: 'text';
        writtenAt: 'timestamptz';
        author: 'text';
        isOwn: 'bool';
        isUnread: 'bool';
        version: 'float8';
        team: 'uuid';
        day: 'text';
        thread: 'uuid';
      }
    >
  >,
  Fits<Misfits<typeof readOfThread, { id: 'uuid'; seen: 'float8' }>>,
  Fits<
    Misfits<
      typeof teamThread,
      { id: 'uuid'; body: 'text'; writtenAt: 'timestamptz'; author: 'text'; isOwn: 'bool'; isUnread: 'bool'; version: 'float8' }
    >
  >,
  Fits<Misfits<typeof threadPlaces, { team: 'uuid'; name: 'text'; thread: 'uuid'; day: 'text' }>>,
  Fits<Misfits<typeof unreadThreads, { thread: 'uuid'; team: 'uuid'; workout: 'uuid'; day: 'text'; author: 'text' }>>,
  Fits<Misfits<typeof complaintHistory, { region: 'text'; level: 'int2'; reportedAt: 'timestamptz' }>>,
  Fits<Misfits<typeof newestComplaints, { region: 'text'; level: 'int2'; reportedAt: 'timestamptz' }>>,
  Fits<Misfits<typeof latestChoice, { chosenAt: 'timestamptz' }>>,
  Fits<Misfits<typeof chosenPlayer, { name: 'text'; team: 'text'; season: 'text' }>>,
  Fits<Misfits<typeof doneExercises, { workoutId: 'uuid'; beganAt: 'timestamptz'; day: 'text'; slugs: '_text' }>>,
  Fits<
    Misfits<
      typeof bestSetOf,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        extraWeight: 'float8?';
        band: 'text?';
        loggedAt: 'timestamptz';
        day: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof bestSets,
      {
        exerciseName: 'text';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        extraWeight: 'float8?';
        band: 'text?';
        loggedAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof exerciseHistory,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        extraWeight: 'float8?';
        band: 'text?';
        loggedAt: 'timestamptz';
        day: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof exercisesBySlug,
      {
        id: 'uuid';
        slug: 'text';
        name: 'text';
        phase: 'text';
        equipment: '_text';
        positions: '_text';
        goals: '_text';
        metric: 'text';
        perSide: 'bool';
        kind: 'text';
        pattern: 'text';
        level: 'int4';
        stress: 'jsonb';
        elements: 'jsonb';
        contraindications: 'jsonb';
        synonyms: 'jsonb';
        progressions: 'jsonb';
        regressions: 'jsonb';
      }
    >
  >,
  Fits<Misfits<typeof libraryDetails, { id: 'uuid'; instruction: 'text'; videoLink: 'text?'; tempo: 'text'; pauseSeconds: 'int4' }>>,
  Fits<
    Misfits<
      typeof libraryEntry,
      {
        id: 'uuid';
        slug: 'text';
        name: 'text';
        phase: 'text';
        equipment: '_text';
        positions: '_text';
        goals: '_text';
        metric: 'text';
        perSide: 'bool';
        kind: 'text';
        pattern: 'text';
        level: 'int4';
        stress: 'jsonb';
        elements: 'jsonb';
        contraindications: 'jsonb';
        synonyms: 'jsonb';
        progressions: 'jsonb';
        regressions: 'jsonb';
        instruction: 'text';
        videoLink: 'text?';
        measure: 'text';
        defaults: 'jsonb';
      }
    >
  >,
  Fits<
    Misfits<
      typeof libraryExercises,
      {
        id: 'uuid';
        slug: 'text';
        name: 'text';
        phase: 'text';
        equipment: '_text';
        positions: '_text';
        goals: '_text';
        metric: 'text';
        perSide: 'bool';
        kind: 'text';
        pattern: 'text';
        level: 'int4';
        stress: 'jsonb';
        elements: 'jsonb';
        contraindications: 'jsonb';
        synonyms: 'jsonb';
        progressions: 'jsonb';
        regressions: 'jsonb';
      }
    >
  >,
  Fits<Misfits<typeof noteOfExercise, { id: 'uuid'; note: 'text' }>>,
  Fits<Misfits<typeof exerciseSlugs, { phase: 'text'; name: 'text'; slug: 'text' }>>,
  Fits<Misfits<typeof extraSessions, { id: 'uuid'; sessionId: 'uuid'; planId: 'uuid'; planName: 'text'; order: 'int2'; day: 'text' }>>,
  Fits<Misfits<typeof markOfExercise, { id: 'uuid'; name: 'text'; isFavourite: 'bool' }>>,
  Fits<Misfits<typeof markedExercises, { id: 'uuid'; name: 'text'; isFavourite: 'bool' }>>,
  Fits<
    Misfits<
      typeof endedItself,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        sessionId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        completedAt: 'timestamptz';
        durationMinutes: 'int4';
        notes: 'text?';
        effort: 'int2?';
        exerciseCount: 'int4';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<
    Misfits<
      typeof finishedBefore,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        sessionId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        completedAt: 'timestamptz';
        durationMinutes: 'int4';
        notes: 'text?';
        effort: 'int2?';
        exerciseCount: 'int4';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<
    Misfits<
      typeof finishedBetween,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        sessionId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        completedAt: 'timestamptz';
        durationMinutes: 'int4';
        notes: 'text?';
        effort: 'int2?';
        exerciseCount: 'int4';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<
    Misfits<
      typeof finishedWorkout,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        sessionId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        completedAt: 'timestamptz';
        durationMinutes: 'int4';
        notes: 'text?';
        effort: 'int2?';
        exerciseCount: 'int4';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<
    Misfits<
      typeof finishedWorkouts,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        sessionId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        completedAt: 'timestamptz';
        durationMinutes: 'int4';
        notes: 'text?';
        effort: 'int2?';
        exerciseCount: 'int4';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<
    Misfits<
      typeof allFitnessTests,
      { id: 'uuid'; category: 'text'; day: 'text'; time: 'text'; results: 'jsonb'; notes: 'text?'; conditions: 'jsonb' }
    >
  >,
  Fits<ListMisfits<typeof fitnessTests, { id: 'uuid'; category: 'text'; day: 'text'; time: 'text'; results: 'jsonb'; notes: 'text?' }>>,
  Fits<Misfits<typeof newestResults, { id: 'uuid'; category: 'text'; day: 'text'; time: 'text'; results: 'jsonb'; notes: 'text?' }>>,
  Fits<Misfits<typeof newestTestDay, { day: 'text' }>>,
  Fits<Misfits<typeof testCounts, { category: 'text'; count: 'int4' }>>,
  Fits<ListMisfits<typeof testsWith, { id: 'uuid'; day: 'text'; results: 'jsonb' }>>,
  Fits<
    Misfits<
      typeof forgottenWorkouts,
      {
        workoutId: 'uuid';
        sessionId: 'uuid';
        planName: 'text';
        sessionOrder: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        firstAt: 'timestamptz';
        lastAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof unendedWorkout,
      {
        workoutId: 'uuid';
        sessionId: 'uuid';
        planName: 'text';
        sessionOrder: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        firstAt: 'timestamptz';
        lastAt: 'timestamptz';
      }
    >
  >,
  Fits<ListMisfits<typeof goalTests, { goal: 'uuid'; test: 'uuid'; category: 'text'; day: 'text'; results: 'jsonb' }>>,
  Fits<
    ListMisfits<
      typeof goalValues,
      { goal: 'uuid'; beganAt: 'timestamptz'; day: 'text'; value: 'float8'; weekTargets: 'jsonb'; startDay: 'text'; pauses: 'json' }
    >
  >,
  Fits<
    Misfits<
      typeof goalWithTwins,
      {
        id: 'uuid';
        kind: 'text';
        subject: 'text?';
        measure: 'text?';
        target: 'float8';
        reps: 'int2?';
        weeks: 'int2?';
        setOn: 'text';
        until: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof goals,
      {
        id: 'uuid';
        kind: 'text';
        subject: 'text?';
        measure: 'text?';
        target: 'float8';
        reps: 'int2?';
        weeks: 'int2?';
        setOn: 'text';
        until: 'text';
        created_at: 'timestamptz';
      }
    >
  >,
  Fits<ListMisfits<typeof habitDays, { day: 'text' }>>,
  Fits<Misfits<typeof handballOn, { id: 'uuid'; day: 'text'; kind: 'text'; minutes: 'int2'; effort: 'int2' }>>,
  Fits<Misfits<typeof handballSince, { id: 'uuid'; day: 'text'; kind: 'text'; minutes: 'int2'; effort: 'int2' }>>,
  Fits<Misfits<typeof hasGoals, { any: 'bool' }>>,
  Fits<Misfits<typeof healthAnswers, { id: 'uuid'; table: 'text'; subject: 'text'; level: 'int4'; at: 'timestamptz' }>>,
  Fits<Misfits<typeof anyHealthData, { found: 'bool' }>>,
  Fits<Misfits<typeof healthDecisions, { purpose: 'text'; decidedAt: 'timestamptz'; isOwnNo: 'bool'; granted: 'bool' }>>,
  Fits<
    Misfits<typeof parentalState, { isNeeded: 'bool'; knowsBirthDate: 'bool'; decision: 'text'; askedAt: 'timestamptz'; isAwaited: 'bool' }>
  >,
  Fits<
    Misfits<
      typeof healthWeeks,
      {
        id: 'uuid';
        week: 'text';
        participation: 'int2';
        training_volume: 'int2';
        performance: 'int2';
        pain: 'int2';
        answeredAt: 'timestamptz';
      }
    >
  >,
  Fits<Misfits<typeof finishedAmong, { id: 'uuid' }>>,
  Fits<Misfits<typeof importableExercises, { name: 'text'; synonyms: 'jsonb'; metric: 'text'; perSide: 'bool'; extraLoad: 'text' }>>,
  Fits<
    ListMisfits<
      typeof advancesInExercise,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        beganAt: 'timestamptz';
        day: 'text';
        isMain: 'bool';
        weight: 'float8?';
        oneRepMax: 'float8?';
        reps: 'float8?';
        seconds: 'float8?';
        metres: 'float8?';
        volume: 'float8';
      }
    >
  >,
  Fits<
    ListMisfits<
      typeof advancesSince,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        beganAt: 'timestamptz';
        day: 'text';
        isMain: 'bool';
        weight: 'float8?';
        oneRepMax: 'float8?';
        reps: 'float8?';
        seconds: 'float8?';
        metres: 'float8?';
        volume: 'float8';
      }
    >
  >,
  Fits<
    ListMisfits<
      typeof exerciseCourse,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        beganAt: 'timestamptz';
        day: 'text';
        isMain: 'bool';
        weight: 'float8?';
        oneRepMax: 'float8?';
        reps: 'float8?';
        seconds: 'float8?';
        metres: 'float8?';
        volume: 'float8';
        bestWeight: 'float8?';
        bestReps: 'int4?';
        bestSeconds: 'float8?';
        bestMetres: 'float8?';
        weekTargets: 'jsonb';
        startDay: 'text';
        pauses: 'json';
      }
    >
  >,
  Fits<
    ListMisfits<
      typeof reachedSince,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        beganAt: 'timestamptz';
        day: 'text';
        isMain: 'bool';
        weight: 'float8?';
        oneRepMax: 'float8?';
        reps: 'float8?';
        seconds: 'float8?';
        metres: 'float8?';
        volume: 'float8';
      }
    >
  >,
  Fits<
    ListMisfits<
      typeof sampledCourses,
      {
        workoutId: 'uuid';
        exerciseName: 'text';
        weight: 'float8?';
        oneRepMax: 'float8?';
        reps: 'float8?';
        seconds: 'float8?';
        metres: 'float8?';
      }
    >
  >,
  Fits<
    Misfits<
      typeof trainedExercises,
      {
        exerciseName: 'text';
        workouts: 'int4';
        lastAt: 'timestamptz';
        weight: 'float8';
        oneRepMax: 'float8';
        reps: 'float8';
        seconds: 'float8';
        metres: 'float8';
        volume: 'float8';
      }
    >
  >,
  Fits<
    Misfits<
      typeof bestsBefore,
      {
        exerciseName: 'text';
        kind: 'text';
        value: 'float8';
        weight: 'float8';
        reps: 'int4';
        reachedAt: 'timestamptz';
        day: 'text';
        metres: 'float8';
      }
    >
  >,
  Fits<
    Misfits<
      typeof bestsOfExercise,
      {
        exerciseName: 'text';
        kind: 'text';
        value: 'float8';
        weight: 'float8';
        reps: 'int4';
        reachedAt: 'timestamptz';
        day: 'text';
        metres: 'float8';
      }
    >
  >,
  Fits<
    Misfits<
      typeof previousSets,
      {
        id: 'uuid';
        workoutId: 'uuid';
        exerciseId: 'uuid?';
        exerciseName: 'text';
        phase: 'text?';
        setNumber: 'int2';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        rightAmount: 'float8?';
        unit: 'text';
        reserve: 'int2?';
        extraWeight: 'float8?';
        band: 'text?';
        bodyWeight: 'float8?';
        kind: 'text?';
        loggedAt: 'timestamptz';
        day: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof setsBefore,
      {
        id: 'uuid';
        workoutId: 'uuid';
        exerciseId: 'uuid?';
        exerciseName: 'text';
        phase: 'text?';
        setNumber: 'int2';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        rightAmount: 'float8?';
        unit: 'text';
        reserve: 'int2?';
        extraWeight: 'float8?';
        band: 'text?';
        bodyWeight: 'float8?';
        kind: 'text?';
        loggedAt: 'timestamptz';
        day: 'text';
        planRow: 'json';
      }
    >
  >,
  Fits<
    Misfits<
      typeof setsOfLastWorkouts,
      {
        id: 'uuid';
        workoutId: 'uuid';
        exerciseId: 'uuid?';
        exerciseName: 'text';
        phase: 'text?';
        setNumber: 'int2';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        rightAmount: 'float8?';
        unit: 'text';
        reserve: 'int2?';
        extraWeight: 'float8?';
        band: 'text?';
        bodyWeight: 'float8?';
        kind: 'text?';
        loggedAt: 'timestamptz';
        day: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof setsOfWorkout,
      {
        id: 'uuid';
        workoutId: 'uuid';
        exerciseId: 'uuid?';
        exerciseName: 'text';
        phase: 'text?';
        setNumber: 'int2';
        weight: 'float8?';
        reps: 'int4?';
        durationSeconds: 'float8?';
        distanceMeters: 'float8?';
        rightAmount: 'float8?';
        unit: 'text';
        reserve: 'int2?';
        extraWeight: 'float8?';
        band: 'text?';
        bodyWeight: 'float8?';
        kind: 'text?';
        loggedAt: 'timestamptz';
      }
    >
  >,
  Fits<Misfits<typeof volumesBefore, { exerciseName: 'text'; volume: 'float8'; reachedAt: 'timestamptz'; day: 'text' }>>,
  Fits<Misfits<typeof waitingSets, { id: 'uuid' }>>,
  Fits<
    Misfits<typeof movementWeeks, { stretch: 'int4'; pattern: 'text'; sets: 'int4'; hardSets: 'int4'; volume: 'float8'; times: 'float8' }>
  >,
  Fits<Misfits<typeof oldUnsentSets, { count: 'int4'; since: 'timestamptz' }>>,
  Fits<
    Misfits<
      typeof newestOwnExercises,
      {
        id: 'uuid';
        name: 'text';
        instructionLink: 'text?';
        equipment: '_text';
        goals: '_text';
        sets: 'int2';
        reps: 'int2';
        position: 'text';
        exerciseType: 'text';
        figure: 'text?';
        metric: 'text?';
        seconds: 'int2?';
        metres: 'int2?';
        perSide: 'bool';
        isPaced: 'bool';
        pauseSeconds: 'int2?';
        tempo: 'text?';
        weightStep: 'float8?';
        muscles: '_text';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof ownExercises,
      {
        id: 'uuid';
        name: 'text';
        instructionLink: 'text?';
        equipment: '_text';
        goals: '_text';
        sets: 'int2';
        reps: 'int2';
        position: 'text';
        exerciseType: 'text';
        figure: 'text?';
        metric: 'text?';
        seconds: 'int2?';
        metres: 'int2?';
        perSide: 'bool';
        isPaced: 'bool';
        pauseSeconds: 'int2?';
        tempo: 'text?';
        weightStep: 'float8?';
        muscles: '_text';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<Misfits<typeof ownLoads, { equipment: '_text'; weightStep: 'float8?'; isPaced: 'bool'; movement: 'json' }>>,
  Fits<
    ListMisfits<
      typeof pacedSets,
      { workoutId: 'uuid'; exerciseName: 'text'; at: 'timestamptz'; day: 'text'; metres: 'float8?'; seconds: 'float8?'; isMain: 'bool' }
    >
  >,
  Fits<Misfits<typeof finishedInTurn, { planId: 'uuid'; completedAt: 'timestamptz'; day: 'text' }>>,
  Fits<
    Misfits<
      typeof planCourse,
      {
        weekCount: 'int2?';
        sessionsPerWeek: 'int2?';
        startedOn: 'text?';
        createdAt: 'timestamptz';
        sessionCount: 'int4';
        weekdays: 'json';
        pauses: 'json';
      }
    >
  >,
  Fits<Misfits<typeof trainedSessions, { day: 'text'; order: 'int2' }>>,
  Fits<
    Misfits<
      typeof catalogueEntry,
      {
        slug: 'text';
        equipment: '_text';
        kind: 'text';
        pattern: 'text';
        measure: 'text';
        isPaced: 'bool';
        strains: 'jsonb';
        progress: 'text';
        extraLoad: 'text';
        easier: 'json';
        harder: 'json';
      }
    >
  >,
  Fits<
    Misfits<
      typeof exerciseById,
      {
        id: 'uuid';
        sessionId: 'uuid';
        phase: 'text';
        exerciseOrder: 'int2';
        name: 'text';
        sets: 'int2';
        reps: 'int2';
        unit: 'text';
        durationMinutes: 'float8';
        durationSeconds: 'int4';
        distanceMeters: 'float8';
        tempo: 'text';
        pauseSeconds: 'int4';
        weight: 'float8';
        videoLink: 'text';
        description: 'text';
        weekTargets: 'jsonb';
        groupKey: 'int2';
        roundRest: 'int2';
      }
    >
  >,
  Fits<
    Misfits<
      typeof exercisesOfPlan,
      {
        id: 'uuid';
        sessionId: 'uuid';
        phase: 'text';
        exerciseOrder: 'int2';
        name: 'text';
        sets: 'int2';
        reps: 'int2';
        unit: 'text';
        durationMinutes: 'float8';
        durationSeconds: 'int4';
        distanceMeters: 'float8';
        tempo: 'text';
        pauseSeconds: 'int4';
        weight: 'float8';
        videoLink: 'text';
        description: 'text';
        weekTargets: 'jsonb';
        groupKey: 'int2';
        roundRest: 'int2';
      }
    >
  >,
  Fits<
    Misfits<
      typeof exercisesOfSession,
      {
        id: 'uuid';
        sessionId: 'uuid';
        phase: 'text';
        exerciseOrder: 'int2';
        name: 'text';
        sets: 'int2';
        reps: 'int2';
        unit: 'text';
        durationMinutes: 'float8';
        durationSeconds: 'int4';
        distanceMeters: 'float8';
        tempo: 'text';
        pauseSeconds: 'int4';
        weight: 'float8';
        videoLink: 'text';
        description: 'text';
        weekTargets: 'jsonb';
        groupKey: 'int2';
        roundRest: 'int2';
      }
    >
  >,
  Fits<
    Misfits<
      typeof latestPlanGeneration,
      {
        id: 'uuid';
        status: 'text';
        planId: 'uuid?';
        planHere: 'bool';
        errorCode: 'text?';
        questionnaireId: 'uuid';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof planGeneration,
      {
        id: 'uuid';
        status: 'text';
        planId: 'uuid?';
        planHere: 'bool';
        errorCode: 'text?';
        questionnaireId: 'uuid';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<Misfits<typeof exerciseRowsOfPlan, { row: 'jsonb' }>>,
  Fits<Misfits<typeof pauseRowsOfPlan, { row: 'jsonb' }>>,
  Fits<Misfits<typeof rowOfPlan, { row: 'jsonb' }>>,
  Fits<Misfits<typeof sessionRowsOfPlan, { row: 'jsonb' }>>,
  Fits<
    Misfits<
      typeof plannedProfile,
      {
        training_age: 'text?';
        session_venues: '_text';
        team_days: '_text';
        match_days: '_text';
        match_dates: '_text';
        match_free_dates: '_text';
        session_days: '_text';
        weight_step: 'float8?';
        heaviest_dumbbell: 'float8?';
        body_weight: 'float8?';
        bar_weight: 'float8?';
        plates: '_text';
        week_mode: 'text';
      }
    >
  >,
  Fits<
    Misfits<
      typeof planById,
      {
        id: 'uuid';
        name: 'text';
        description: 'text?';
        durationRecommendation: 'text?';
        createdAt: 'timestamptz';
        weekCount: 'int2?';
        sessionsPerWeek: 'int2?';
        startedOn: 'text?';
        pauses: 'json';
        archivedAt: 'timestamptz?';
        chosenAt: 'timestamptz?';
        isCurrent: 'bool';
        sessions: 'json';
      }
    >
  >,
  Fits<
    Misfits<
      typeof planList,
      {
        id: 'uuid';
        name: 'text';
        description: 'text?';
        durationRecommendation: 'text?';
        createdAt: 'timestamptz';
        weekCount: 'int2?';
        sessionsPerWeek: 'int2?';
        startedOn: 'text?';
        pauses: 'json';
        archivedAt: 'timestamptz?';
        chosenAt: 'timestamptz?';
        isCurrent: 'bool';
        sessions: 'json';
      }
    >
  >,
  Fits<Misfits<typeof profile, { dateOfBirth: 'text?'; gender: 'text?'; houseNormSince: 'timestamptz?' }>>,
  Fits<Misfits<typeof anyAnswers, { id: 'uuid' }>>,
  Fits<
    Misfits<
      typeof latestAnswers,
      {
        name: 'text';
        geschlecht: 'text';
        spielerposition: 'text';
        trainingshaufigkeit: 'text';
        trainingsdauer: 'text';
        aktuelle_verletzungen: 'text';
        zusatzliche_notizen: 'text';
        verfugbare_ausrustung: '_text';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof latestPlanRequest,
      {
        name: 'text';
        geschlecht: 'text';
        spielerposition: 'text';
        trainingshaufigkeit: 'text';
        trainingsdauer: 'text';
        aktuelle_verletzungen: 'text';
        zusatzliche_notizen: 'text';
        verfugbare_ausrustung: '_text';
        createdAt: 'timestamptz';
        questionnaireId: 'uuid';
        generationId: 'uuid';
      }
    >
  >,
  Fits<Misfits<typeof readinessOn, { id: 'uuid'; sleep: 'int4'; fatigue: 'int4'; soreness: 'int4'; stress: 'int4'; mood: 'int4' }>>,
  Fits<ListMisfits<typeof readinessSince, { day: 'text'; sum: 'int4'; before: 'json' }>>,
  Fits<ListMisfits<typeof sharedReadiness, { day: 'text'; sum: 'int4'; before: 'json' }>>,
  Fits<
    Misfits<
      typeof recoveryEventRow,
      { id: 'uuid'; ladder: 'text'; kind: 'text'; day: 'text'; side: 'text?'; pain: 'int2?'; details: 'jsonb'; happenedAt: 'timestamptz' }
    >
  >,
  Fits<
    Misfits<
      typeof recoveryEvents,
      { id: 'uuid'; ladder: 'text'; kind: 'text'; day: 'text'; side: 'text?'; pain: 'int2?'; details: 'jsonb' }
    >
  >,
  Fits<Misfits<typeof scheduledSessions, { id: 'uuid'; sessionId: 'uuid'; week: 'int2'; day: 'text'; turn: 'int2' }>>,
  Fits<
    Misfits<
      typeof sessionCatalogue,
      {
        slug: 'text';
        name: 'text';
        phase: 'text';
        kind: 'text';
        equipment: '_text';
        metric: 'text';
        perSide: 'bool';
        instruction: 'text';
        videoLink: 'text?';
        defaults: 'jsonb';
        stress: 'jsonb';
        contraindications: 'jsonb';
        regressions: 'jsonb';
      }
    >
  >,
  Fits<
    Misfits<
      typeof nextSession,
      {
        id: 'uuid';
        planId: 'uuid';
        planName: 'text';
        order: 'int2';
        weekday: 'text?';
        venue: 'text?';
        load: 'text?';
        sessionCount: 'int4';
        exerciseCount: 'int4';
      }
    >
  >,
  Fits<Misfits<typeof sessionById, { id: 'uuid'; planId: 'uuid'; planName: 'text'; order: 'int2'; sessionCount: 'int4' }>>,
  Fits<
    Misfits<
      typeof sessionsByTurn,
      {
        id: 'uuid';
        planId: 'uuid';
        planName: 'text';
        order: 'int2';
        weekday: 'text?';
        venue: 'text?';
        load: 'text?';
        sessionCount: 'int4';
        exerciseCount: 'int4';
      }
    >
  >,
  Fits<Misfits<typeof doneCounts, { user: 'uuid'; done: 'int4' }>>,
  Fits<Misfits<typeof sharedComplaints, { id: 'uuid'; region: 'text'; level: 'int2'; at: 'timestamptz' }>>,
  Fits<ListMisfits<typeof sharedLoads, { day: 'text'; kind: 'text'; minutes: 'int4'; effort: 'int2' }>>,
  Fits<Misfits<typeof sharedRecoveries, { id: 'uuid'; ladder: 'text'; status: 'text'; stage: 'int2'; since: 'text' }>>,
  Fits<ListMisfits<typeof sharedTests, { id: 'uuid'; category: 'text'; day: 'text'; results: 'jsonb'; places: 'jsonb' }>>,
  Fits<ListMisfits<typeof sharedTrainings, { id: 'uuid'; day: 'text'; isDone: 'bool'; name: 'text?'; minutes: 'int4?' }>>,
  Fits<ListMisfits<typeof testsOf, { id: 'uuid'; user: 'uuid'; category: 'text'; day: 'text'; results: 'jsonb' }>>,
  Fits<Misfits<typeof storeOrigins, { id: 'uuid' }>>,
  Fits<Misfits<typeof anyTeamNews, { waits: 'bool' }>>,
  Fits<Misfits<typeof coachNews, { event: 'text'; at: 'timestamptz' }>>,
  Fits<Misfits<typeof teamNewsCount, { count: 'int4' }>>,
  Fits<Misfits<typeof waitingOffers, { team: 'uuid'; day: 'text' }>>,
  Fits<Misfits<typeof anyTeam, { found: 'bool' }>>,
  Fits<Misfits<typeof arrivedTeamTables, { name: 'text'; newestFrom: 'text' }>>,
  Fits<Misfits<typeof ownTeams, { team: 'uuid'; role: 'text'; name: 'text'; club: 'text?'; ageGroup: 'text?'; joinedAt: 'timestamptz' }>>,
  Fits<Misfits<typeof parentalSharing, { isNeeded: 'bool'; decision: 'text'; kinds: '_text'; askedAt: 'timestamptz'; isAwaited: 'bool' }>>,
  Fits<Misfits<typeof sharingDecisions, { kind: 'text'; granted: 'bool'; decidedAt: 'timestamptz'; textVersion: 'text' }>>,
  Fits<
    Misfits<
      typeof teamEvents,
      { id: 'uuid'; kind: 'text'; day: 'text'; time: 'text?'; minutes: 'int2?'; title: 'text?'; place: 'text?'; isCancelled: 'bool' }
    >
  >,
  Fits<
    Misfits<
      typeof teamEventsOf,
      { id: 'uuid'; kind: 'text'; day: 'text'; time: 'text?'; minutes: 'int2?'; title: 'text?'; place: 'text?'; isCancelled: 'bool' }
    >
  >,
  Fits<Misfits<typeof teamStaff, { user: 'uuid'; name: 'text'; role: 'text' }>>,
  Fits<Misfits<typeof teamsLedAlone, { team: 'uuid'; name: 'text' }>>,
  Fits<Misfits<typeof testBatteries, { id: 'uuid'; name: 'text'; tests: '_text' }>>,
  Fits<Misfits<typeof testBattery, { id: 'uuid'; name: 'text'; tests: '_text' }>>,
  Fits<Misfits<typeof openOffers, { id: 'uuid'; day: 'text'; results: 'jsonb'; revision: 'int2'; wasTaken: 'bool'; coach: 'text' }>>,
  Fits<Misfits<typeof teamGuests, { id: 'uuid'; name: 'text'; gender: 'text?'; birthYear: 'int2?'; member: 'uuid?' }>>,
  Fits<
    Misfits<
      typeof teamTestDays,
      { id: 'uuid'; day: 'text'; tests: '_text'; choices: 'jsonb'; groupGender: 'text?'; groupAge: 'int2?'; closedAt: 'timestamptz?' }
    >
  >,
  Fits<ListMisfits<typeof testDayCells, { person: 'uuid'; test: 'text'; state: 'text'; trials: 'jsonb'; reason: 'text'; entries: 'int4' }>>,
  Fits<
    ListMisfits<
      typeof testDayHistory,
      {
        id: 'uuid';
        person: 'uuid';
        test: 'text';
        state: 'text';
        trials: 'jsonb';
        reason: 'text?';
        notedAt: 'timestamptz';
        coach: 'text';
        isCurrent: 'bool';
      }
    >
  >,
  Fits<Misfits<typeof testDayValues, { person: 'uuid'; test: 'text'; state: 'text'; trials: 'jsonb'; reason: 'text'; entries: 'int4' }>>,
  Fits<Misfits<typeof testPeople, { id: 'uuid'; kind: 'text'; name: 'text'; sharesTests: 'bool'; gender: 'text'; birthYear: 'int2' }>>,
  Fits<
    Misfits<
      typeof trainingProfile,
      {
        training_age: 'text?';
        session_venues: '_text';
        team_days: '_text';
        match_days: '_text';
        match_dates: '_text';
        match_free_dates: '_text';
        session_days: '_text';
        weight_step: 'float8?';
        heaviest_dumbbell: 'float8?';
        body_weight: 'float8?';
        bar_weight: 'float8?';
        plates: '_text';
        week_mode: 'text';
      }
    >
  >,
  Fits<Misfits<typeof reportOfWorkout, { id: 'uuid'; urlId: 'text'; isShared: 'bool'; isWaiting: 'bool'; isRefused: 'bool' }>>,
  Fits<
    Misfits<
      typeof reportsOfWorkout,
      {
        id: 'uuid';
        sessionId: 'uuid?';
        data: 'jsonb';
        isShared: 'bool';
        sharedAt: 'timestamptz?';
        urlId: 'text?';
        createdAt: 'timestamptz';
      }
    >
  >,
  Fits<Misfits<typeof sharedReports, { id: 'uuid' }>>,
  Fits<
    ListMisfits<
      typeof trainedStretches,
      { begin: 'text'; workouts: 'int4'; sets: 'int4'; minutes: 'int4'; load: 'int4'; rated: 'int4'; volume: 'float8'; offsets: 'text' }
    >
  >,
  Fits<
    Misfits<
      typeof trainedWorkouts,
      {
        id: 'uuid';
        workoutId: 'uuid?';
        planName: 'text?';
        sessionOrder: 'int2?';
        beganAt: 'timestamptz';
        timeZone: 'text';
        day: 'text';
        durationMinutes: 'int4';
        effort: 'int2?';
        setCount: 'int4';
        volume: 'float8';
        isShared: 'bool';
      }
    >
  >,
  Fits<Misfits<typeof unsentRows, { table: 'text'; count: 'int4' }>>,
  Fits<Misfits<typeof weekLoads, { week: 'int4'; load: 'int4' }>>,
  Fits<
    Misfits<
      typeof latestProgress,
      {
        sessionId: 'uuid';
        workoutId: 'uuid';
        currentExerciseIndex: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        lastActivityAt: 'timestamptz';
      }
    >
  >,
  Fits<
    Misfits<
      typeof liveProgress,
      {
        sessionId: 'uuid';
        workoutId: 'uuid';
        currentExerciseIndex: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        lastActivityAt: 'timestamptz';
        list: 'jsonb';
      }
    >
  >,
  Fits<
    Misfits<
      typeof progressOfSession,
      {
        sessionId: 'uuid';
        workoutId: 'uuid';
        currentExerciseIndex: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        lastActivityAt: 'timestamptz';
        changes: 'jsonb';
      }
    >
  >,
  Fits<
    Misfits<
      typeof progressOfWorkout,
      {
        sessionId: 'uuid';
        workoutId: 'uuid';
        currentExerciseIndex: 'int2';
        startTime: 'timestamptz';
        timeZone: 'text?';
        lastActivityAt: 'timestamptz';
      }
    >
  >,
];
