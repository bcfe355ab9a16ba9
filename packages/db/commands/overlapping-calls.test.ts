import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncedTableNames } from '@anwurf/contract/sync/registry';
import { ownEntry } from '@anwurf/domain/workout/live-list';
import { NEW_OWN_EXERCISE, ownExerciseSchema } from '@anwurf/domain/exercise/own-exercise';
import { type GoalContent, goalParts } from '@anwurf/domain/goals/goal';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { HandballLoad } from '@anwurf/domain/week/handball-load';
import type { SwapTarget } from '@anwurf/domain/workout/swapped-exercise';
import type { TrainingReport } from '@anwurf/domain/workout/training-report';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOnStore } from '../client/database-on-store.test-support.ts';
import type { LocalDatabase } from '../client/local-database.ts';
import { noteOfExercise } from '../queries/exercise-notes.ts';
import { finishedWorkout } from '../queries/finished-workouts.ts';
import { readRows } from '../queries/local-query.ts';
import type { TeamEvent } from '@anwurf/domain/team/team-event';
import { setsOfWorkout, type StoredSet } from '../queries/logged-sets.ts';
import { type OwnExercise, ownExercises } from '../queries/own-exercises.ts';
import { planCourse } from '../queries/plan-course.ts';
import type { StoredPause } from '../queries/plan-pauses.ts';
import { exercisesOfPlan, type SessionExercise } from '../queries/plan-exercises.ts';
import { emptyStore } from '../store/empty-store.ts';
import { adoptWeek } from './adopt-week.ts';
import { acceptAssignment, commentAssignment, declineAssignment } from './answer-assignment.ts';
import { assignPlan, assignWishes, takeAssignmentBack } from './assign-plan.ts';
import { decideSharing } from './decide-sharing.ts';
import { decideAboutHealth, refuseHealthData, refuseReadiness, removeHealthAnswer, removeInjuries } from './decide-about-health.ts';
import { answerHealthQuestion, takeHealthAnswersBack } from './answer-health-question.ts';
import { cancelPlanGeneration } from './cancel-plan-generation.ts';
import { changePlan } from './change-plan.ts';
import { archivePlan, choosePlan, unarchivePlan } from './choose-plan.ts';
import { choosePlayer, removePlayer } from './choose-player.ts';
import { duplicatePlan } from './duplicate-plan.ts';
import { deletePlan, editPlan } from './edit-plan.ts';
import {
  addSetAfterwards,
  correctSet,
  enterWorkout,
  moveSetsToExercise,
  moveWorkout,
  noteWorkout,
  removeSets,
  removeWorkout,
} from './correct-workout.ts';
import { acceptEnding, endForgottenWorkouts, goOnWithWorkout, putWorkoutAway } from './end-left-workout.ts';
import { moveExtraSession, putExtraSession, removeExtraSession } from './extra-session.ts';
import { finishWorkout } from './finish-workout.ts';
import { readKeptChanges } from './kept-changes.ts';
import { shapeWorkout } from './shape-workout.ts';
import { deleteSet, editSet, logSet, noteReserve, restoreSet } from './log-set.ts';
import { importTeamEvents } from './import-team-events.ts';
import { importWorkouts } from './import-workouts.ts';
import { markFavourite } from './mark-favourite.ts';
import { newId } from './new-id.ts';
import { changeGoal, deleteGoal, setGoal } from './set-goal.ts';
import { markAttendance } from './mark-attendance.ts';
import { noteHandball, removeHandball } from './note-handball.ts';
import { noteReadiness } from './note-readiness.ts';
import { addOwnExercise, deleteOwnExercise, editOwnExercise, restoreOwnExercise } from './own-exercise.ts';
import { endPauses, pausePlan } from './pause-plan.ts';
import { renameTeam } from './rename-team.ts';
import { rateWorkout } from './rate-workout.ts';
import { renewedReports } from './renewed-reports.ts';
import { reportComplaint, takeComplaintBack } from './report-complaint.ts';
import { deleteFitnessTest, type FinishedTest, saveFitnessTest, saveFitnessTests } from './save-fitness-test.ts';
import { type PlannedRow, saveOwnPlan } from './save-own-plan.ts';
import { consentToHouseNorm, saveBirthDate, saveProfile } from './save-profile.ts';
import { saveTrainingFacts } from './save-training-profile.ts';
import { addGuest, linkGuest, removeGuest } from './team-guests.ts';
import { changeTestDay, closeTestDay, openTestDay, removeTestDay } from './team-test-day.ts';
import { leaveMeasuredTests, takeMeasuredTests } from './answer-measured-tests.ts';
import { answerCoaches, markThreadRead, takeAnswerBack, takeWordBack, writeToPlayer } from './write-comment.ts';
import { noteTestValues } from './note-test-values.ts';
import { measuredValueOf } from '@anwurf/domain/team/test-value';
import type { TestDayContent } from '@anwurf/domain/team/test-day';
import type { MeasuredOffer } from '../queries/test-days.ts';
import { addTestBattery, deleteTestBattery, editTestBattery } from './save-test-battery.ts';
import { scheduleSessions } from './schedule-session.ts';
import { endSharing, shareWorkout } from './share-workout.ts';
import { newSubmission, retryPlanGeneration, submitQuestionnaire } from './submit-questionnaire.ts';
import { swapExercise } from './swap-exercise.ts';
import { swapForWorkout } from './swap-for-workout.ts';
import { discardWorkout } from './discard-workout.ts';
import { type ProgressToSave, saveProgress } from './workout-progress.ts';
import { addTeamEvents, changeTeamEvent, removeTeamEvent } from './team-calendar.ts';
import { writeExerciseNote } from './write-exercise-note.ts';
import { takeRecoveryEventBack, writeRecoveryEvent } from './write-recovery-event.ts';

const user = newId();
const submission = newSubmission();
const nextSubmission = newSubmission();
const sharingTeam = newId();
const teamEvent: TeamEvent = {
  id: newId(),
  kind: 'match',
  day: '2026-12-01',
  time: '16:00',
  minutes: 90,
  title: null,
  place: null,
  isCancelled: false,
};
const teamThread = { team: sharingTeam, member: newId(), kind: 'training', thread: newId(), day: '2026-11-20' } as const;
const ownThread = { team: sharingTeam, kind: 'workout', thread: newId(), day: '2026-11-20' } as const;
const comment = { id: newId(), body: 'Stark', writtenAt: new Date('2026-11-20T20:00:00Z') };
const assignment = {
  id: newId(),
  title: 'Sprungkraft',
  day: '2026-11-28',
  coach: 'Katrin Sommer',
  content: {
    version: 1,
    description: null,
    durationRecommendation: null,
    weeks: null,
    perWeek: null,
    sessions: [{ venue: null, load: null, warmup: [], main: [{ name: 'Kastensprung', exercise_order: 1 }], cooldown: [] }],
  },
};
const values = { weight: 40, reps: 8, durationSeconds: null, distanceMeters: null };
const testDay: TestDayContent = { day: '2026-12-01', tests: ['sprint_30m'], choices: {}, group: { gender: 'female', age: 17 } };
const testDayId = newId();
const guestId = newId();
const offer: MeasuredOffer = {
  id: newId(),
  day: '2026-12-01',
  results: { sprint_30m: { trials: [4.7], choices: { startart: 'hochstart' } } },
  revision: 1,
  wasTaken: false,
  coach: '',
};
const questionnaire: Questionnaire = {
  name: 'Mila Brandt',
  gender: 'female',
  position: 'Torwart',
  goals: ['hoher_springen'],
  seasonPhase: 'Wettkampfphase',
  teamTrainingFrequency: 3,
  individualTrainingFrequency: 2,
  durationMinutes: 60,
  equipment: ['Hanteln'],
  contraindications: [],
};
const planned: PlannedRow = {
  phase: 'main',
  name: 'Kniebeuge',
  sets: 3,
  reps: 12,
  unit: 'kg',
  durationMinutes: null,
  durationSeconds: null,
  distanceMeters: null,
  tempo: null,
  pauseSeconds: null,
  weight: null,
  videoLink: null,
  description: null,
  weekTargets: null,
};
const plan = { name: 'Kraft', weeks: 6, sessions: [[planned, { ...planned, name: 'Ausfallschritt' }]] };
const rowing: SwapTarget = {
  name: 'Hantelrudern',
  description: null,
  videoLink: null,
  metric: 'weight_reps',
  perSide: false,
  amount: 8,
  tempo: null,
  pauseSeconds: null,
};
const amounts = { sets: 3, amount: 8 };
const report: TrainingReport = {
  planName: 'Kraft',
  sessionOrder: 1,
  durationMinutes: 52,
  startedAt: new Date('2026-11-20T18:00:00Z'),
  endedAt: new Date('2026-11-20T18:52:00Z'),
  day: null,
  editedAt: null,
  exercises: [],
  records: [],
};
const jumps: FinishedTest = {
  id: newId(),
  category: 'sprungkraft',
  day: '2026-11-20',
  time: '17:42',
  conditions: { aufwaermung_minuten: 15, tageszeit: 'nachmittags', subjektives_befinden: 4 },
  results: {},
  notes: '',
};
const battery = { id: newId(), name: 'Unsere Teamtests', tests: ['sprint_30m'] };
const workout = {
  workoutId: newId(),
  planName: 'Kraft',
  sessionOrder: 1,
  beganAt: new Date('2026-11-20T18:00:00Z'),
  timeZone: 'Europe/Berlin',
  completedAt: new Date('2026-11-20T18:52:00Z'),
  durationMinutes: 52,
};
const logOfElsewhere = {
  source: 'Hevy',
  timeZone: 'Europe/Berlin',
  workouts: [{ key: 'a', title: '', beganAt: new Date('2026-11-20T18:00:00Z'), minutes: 1, note: '', sets: [] }],
  ownExercises: [],
};
const played: HandballLoad = { day: '2026-11-21', kind: 'match', minutes: 60, effort: 9 };
const goalId = newId();
const goal: GoalContent = { kind: 'exercise', exercise: 'Kniebeuge', measure: 'weight', reps: 5, target: 100, until: '2027-03-01' };
const finishedId = newId();
const extraId = newId();
const extraBatteryId = newId();
const liveId = newId();
const player = { name: 'Alva Immenhort', team: 'HSV Wolkenrain', season: '2025/26' };
const ownExercise = ownExerciseSchema.parse({ ...NEW_OWN_EXERCISE, name: 'Wandsitz' });

/** Rows that a player has, for commands that change, remove or restore them. */
interface World {
  readonly planId: string;
  readonly sessionId: string;
  readonly exercise: SessionExercise;
  readonly other: SessionExercise;
  readonly progress: ProgressToSave;
  readonly set: StoredSet;
  readonly own: OwnExercise;
  readonly pause: StoredPause;
  readonly complaintId: string;
  readonly answersId: string;
  readonly eventId: string;
}

async function makeWorld(db: LocalDatabase): Promise<World> {
  const planId = await saveOwnPlan(db, plan);
  const [exercise, other] = await readRows(db, exercisesOfPlan(planId));
  if (exercise === undefined || other === undefined) throw new Error('no exercises');
  const { sessionId } = exercise;
  const progress = {
    sessionId,
    workoutId: workout.workoutId,
    currentExerciseIndex: 0,
    phase: 'main' as const,
    startTime: new Date('2026-11-20T18:00:00Z'),
    timeZone: 'Europe/Berlin',
  };
  await logSet(db, progress, { ...exercise, unit: 'kg' }, 1, values);
  const live = { ...progress, sessionId: null, workoutId: liveId, list: { revision: 0, entries: [ownEntry(exercise.id)] } };
  await logSet(db, live, { ...exercise, unit: 'kg' }, 1, values);
  await finishWorkout(db, { ...workout, workoutId: finishedId, sessionId });
  await saveProgress(db, progress);
  await shareWorkout(db, { workoutId: finishedId, sessionId, report });
  await db.write([
    {
      table: 'scheduled_sessions',
      op: 'upsert',
      key: extraId,
      values: {
        session_id: sessionId,
        plan_week: 1,
        planned_on: '2026-11-26',
        turn: 0,
        is_extra: true,
        scheduled_at: '2026-11-20T08:00:00Z',
      },
    },
  ]);
  await submitQuestionnaire(db, questionnaire, submission, { userId: user, card: player });
  await saveFitnessTest(db, jumps);
  await addTestBattery(db, battery);
  await noteHandball(db, played);
  const { until: until_day, ...parts } = goalParts(goal);
  await db.write([{ table: 'goals', op: 'upsert', key: goalId, values: { ...parts, until_day, set_on: '2026-11-20' } }]);
  await addOwnExercise(db, ownExercise);
  await db.query(
    `insert into assignments (id, user_id, team_id, title, content, sent_at) values ($1, $2, $3, $4, $5, '2026-11-20T08:00:00Z')`,
    [assignment.id, user, sharingTeam, assignment.title, JSON.stringify(assignment.content)],
  );
  const { day, tests, choices } = testDay;
  await db.write([
    {
      table: 'team_test_days',
      op: 'upsert',
      key: testDayId,
      team: sharingTeam,
      values: { day, tests: [...tests], choices: { ...choices } },
    },
    { table: 'team_guests', op: 'upsert', key: guestId, team: sharingTeam, values: { name: 'Gast' } },
  ]);
  const [set] = await readRows(db, setsOfWorkout(workout.workoutId));
  const [own] = await readRows(db, ownExercises());
  await pausePlan(db, planId, { from: '2026-11-20', until: null });
  const [pause] = (await readRows(db, planCourse(planId)))[0]?.pauses ?? [];
  if (pause === undefined || set === undefined || own === undefined) throw new Error('nothing was stored');
  return {
    planId,
    sessionId,
    exercise,
    other,
    progress,
    set,
    own,
    pause,
    complaintId: await reportComplaint(db, { region: 'Schulter', level: 4 }),
    answersId: await answerHealthQuestion(db, { participation: 1, volume: 0, performance: 0, symptoms: 1 }, '2026-11-20'),
    eventId: await writeRecoveryEvent(db, 'sprunggelenk', { kind: 'start', day: '2026-11-20', side: 'left' }),
  };
}

/** Every command of this folder, as a press calls it; what a command resolves to may be a function that undoes it. */
const commands: Readonly<Record<string, (db: LocalDatabase, world: World) => Promise<unknown>>> = {
  addTestBattery: (db) => addTestBattery(db, { ...battery, id: extraBatteryId }),
  editTestBattery: (db) => editTestBattery(db, { ...battery, name: 'Teamtests' }),
  deleteTestBattery: (db) => deleteTestBattery(db, battery.id),
  adoptWeek: (db, { sessionId }) => adoptWeek(db, [{ sessionId, weekday: 'mi' }]),
  answerHealthQuestion: (db) => answerHealthQuestion(db, { participation: 2, volume: 1, performance: 1, symptoms: 1 }, '2026-11-27'),
  takeHealthAnswersBack: (db, { answersId }) => takeHealthAnswersBack(db, answersId),
  choosePlan: (db, { planId }) => choosePlan(db, { planId, startsOn: '2026-11-27' }),
  archivePlan: (db, { planId }) => archivePlan(db, planId),
  unarchivePlan: (db, { planId }) => unarchivePlan(db, planId),
  pausePlan: (db, { planId }) => pausePlan(db, planId, { from: '2026-12-01', until: null }),
  endPauses: (db, { pause }) => endPauses(db, [pause], '2026-11-26'),
  duplicatePlan: (db, { planId }) => duplicatePlan(db, planId),
  changePlan: (db, { planId, sessionId }) =>
    changePlan(db, { planId, weeks: 8, perWeek: 1, sessions: [{ id: sessionId, rows: [{ ...planned, row: null }] }] }),
  cancelPlanGeneration: (db) => cancelPlanGeneration(db, submission.generationId),
  choosePlayer: (db) => choosePlayer(db, user, { ...player, season: '2024/25' }),
  removePlayer: (db) => removePlayer(db, user),
  editPlan: (db, { planId }) => editPlan(db, planId, { name: 'Wurfkraft', description: '', durationRecommendation: '4 Wochen' }),
  deletePlan: (db, { planId }) => deletePlan(db, planId),
  correctSet: (db, { set }) => correctSet(db, set, { ...values, reps: 9 }, 1),
  addSetAfterwards: (db, { exercise, sessionId }) =>
    addSetAfterwards(db, { ...workout, workoutId: finishedId, sessionId }, { ...exercise, unit: 'kg' }, values, 2),
  removeSets: (db, { set, sessionId }) => removeSets(db, [set], sessionId),
  moveSetsToExercise: (db, { set }) => moveSetsToExercise(db, [set], { id: null, name: 'Rudern' }),
  renewedReports: (db) => renewedReports(db, finishedId, []),
  moveWorkout: (db) => moveWorkout(db, finishedId, { day: '2026-11-19', time: '18:00', minutes: 40 }),
  noteWorkout: (db) => noteWorkout(db, finishedId, 'Knie war fest'),
  enterWorkout: (db) => enterWorkout(db, { ...workout, sessionId: null }),
  removeWorkout: async (db) => {
    const [finished] = await readRows(db, finishedWorkout(finishedId));
    if (finished === undefined) throw new Error('nothing is finished');
    return removeWorkout(db, { ...finished, workoutId: finishedId });
  },
  endForgottenWorkouts: (db) => endForgottenWorkouts(db, new Date('2099-01-01T00:00:00Z')),
  putWorkoutAway: (db, { progress }) => putWorkoutAway(db, progress),
  goOnWithWorkout: (db, { sessionId }) => goOnWithWorkout(db, { ...workout, id: finishedId, workoutId: finishedId, sessionId }),
  acceptEnding: (db) => acceptEnding(db, { id: finishedId, workoutId: finishedId }),
  finishWorkout: (db, { sessionId }) => finishWorkout(db, { ...workout, sessionId }),
  readKeptChanges: (db, { sessionId }) => readKeptChanges(db, sessionId),
  logSet: (db, { progress, exercise }) => logSet(db, progress, { ...exercise, unit: 'kg' }, 2, values),
  editSet: (db, { set }) => editSet(db, set.id, { ...values, reps: 9 }),
  noteReserve: (db, { set }) => noteReserve(db, set.id, 2),
  deleteSet: (db, { set }) => deleteSet(db, set.id),
  restoreSet: (db, { set, sessionId }) => restoreSet(db, set, sessionId),
  assignPlan: (db, { planId }) =>
    assignPlan(db, sharingTeam, { planId, sessionId: null, day: null, title: 'Athletik', note: null, members: [user] }),
  assignWishes: (db) =>
    assignWishes(db, sharingTeam, {
      title: 'Höher springen',
      note: null,
      wishes: { goals: ['hoher_springen'], seasonPhase: null, perWeek: 2, minutes: null },
      members: [user],
    }),
  takeAssignmentBack: (db) => takeAssignmentBack(db, sharingTeam, assignment.id),
  acceptAssignment: (db) => acceptAssignment(db, assignment),
  declineAssignment: (db) => declineAssignment(db, assignment.id),
  commentAssignment: (db) => commentAssignment(db, assignment.id, 'Gern'),
  noteReadiness: (db) => noteReadiness(db, '2026-11-27', { sleep: 4, fatigue: 3, soreness: 2, stress: 3, mood: 5 }),
  noteHandball: (db) => noteHandball(db, { ...played, effort: 8 }),
  removeHandball: (db) => removeHandball(db, played),
  setGoal: (db) => setGoal(db, { ...goal, target: 110 }, '2026-11-27'),
  changeGoal: (db) => changeGoal(db, goalId, { ...goal, target: 120 }),
  deleteGoal: (db) => deleteGoal(db, { id: goalId }),
  markFavourite: (db) => markFavourite(db, 'Kniebeuge', true),
  addOwnExercise: (db) => addOwnExercise(db, { ...ownExercise, name: 'Griffkraft' }),
  editOwnExercise: (db, { own }) => editOwnExercise(db, own.id, { ...ownExercise, sets: 5 }),
  deleteOwnExercise: (db, { own }) => deleteOwnExercise(db, own.id),
  restoreOwnExercise: (db, { own }) => restoreOwnExercise(db, own),
  rateWorkout: (db) => rateWorkout(db, finishedId, 7),
  addTeamEvents: (db) => addTeamEvents(db, sharingTeam, teamEvent, ['2026-12-01', '2026-12-08']),
  changeTeamEvent: (db) => changeTeamEvent(db, sharingTeam, teamEvent, { ...teamEvent, isCancelled: true }, '2026-12-02'),
  importWorkouts: (db) => importWorkouts(db, user, logOfElsewhere),
  importTeamEvents: (db) => importTeamEvents(db, sharingTeam, [{ ...teamEvent, key: 'a' }]),
  markAttendance: (db) => markAttendance(db, sharingTeam, teamEvent.id, [{ member: user, state: 'came', reason: null }]),
  removeTeamEvent: (db) => removeTeamEvent(db, sharingTeam, teamEvent),
  openTestDay: (db) => openTestDay(db, sharingTeam, testDay),
  changeTestDay: (db) => changeTestDay(db, sharingTeam, testDayId, { ...testDay, day: '2026-12-02' }),
  closeTestDay: (db) => closeTestDay(db, sharingTeam, testDayId, true),
  removeTestDay: (db) => removeTestDay(db, sharingTeam, testDayId),
  noteTestValues: (db) =>
    noteTestValues(db, sharingTeam, testDayId, [{ person: { id: user, kind: 'member' }, test: 'sprint_30m', ...measuredValueOf([4.7]) }]),
  addGuest: (db) => addGuest(db, sharingTeam, { name: 'Gast', gender: null, birthYear: null }),
  linkGuest: (db) => linkGuest(db, sharingTeam, guestId, user),
  removeGuest: (db) => removeGuest(db, sharingTeam, guestId),
  writeToPlayer: (db) => writeToPlayer(db, teamThread, 'Stark'),
  takeWordBack: (db) => takeWordBack(db, teamThread, comment),
  answerCoaches: (db) => answerCoaches(db, ownThread, 'Danke'),
  takeAnswerBack: (db) => takeAnswerBack(db, ownThread, comment),
  markThreadRead: (db) => markThreadRead(db, ownThread.thread, 5),
  takeMeasuredTests: (db) => takeMeasuredTests(db, offer, 'Frauen 1'),
  leaveMeasuredTests: (db) => leaveMeasuredTests(db, offer),
  renameTeam: (db) => renameTeam(db, sharingTeam, { name: 'Frauen 1' }),
  decideSharing: (db) => decideSharing(db, sharingTeam, 'tests', true),
  decideAboutHealth: (db) => decideAboutHealth(db, 'coaching', true),
  refuseHealthData: (db) => refuseHealthData(db),
  refuseReadiness: (db) => refuseReadiness(db),
  removeHealthAnswer: (db, { complaintId }) => removeHealthAnswer(db, { table: 'complaints', id: complaintId }),
  removeInjuries: (db) => removeInjuries(db, submission.questionnaireId),
  reportComplaint: (db) => reportComplaint(db, { region: 'Knie', level: 3 }),
  takeComplaintBack: (db, { complaintId }) => takeComplaintBack(db, complaintId),
  saveFitnessTest: (db) => saveFitnessTest(db, { ...jumps, id: nextSubmission.questionnaireId }),
  saveFitnessTests: (db) => saveFitnessTests(db, [{ ...jumps, id: nextSubmission.questionnaireId }]),
  deleteFitnessTest: (db) => deleteFitnessTest(db, jumps.id),
  saveOwnPlan: (db) => saveOwnPlan(db, { ...plan, name: 'Sprung' }),
  saveProfile: (db) => saveProfile(db, user, { dateOfBirth: '2001-04-05', gender: 'female' }),
  saveBirthDate: (db) => saveBirthDate(db, user, '2001-04-05'),
  consentToHouseNorm: (db) => consentToHouseNorm(db, user, true),
  saveTrainingFacts: (db) => saveTrainingFacts(db, user, { profile: { weightStep: 1.25 } }),
  putExtraSession: (db, { sessionId }) => putExtraSession(db, sessionId, '2026-11-26'),
  moveExtraSession: (db, { sessionId }) => moveExtraSession(db, { id: extraId, sessionId, day: '2026-11-26' }, '2026-11-27'),
  removeExtraSession: (db, { sessionId }) => removeExtraSession(db, { id: extraId, sessionId, day: '2026-11-26' }),
  scheduleSessions: (db, { sessionId }) => scheduleSessions(db, [{ id: null, sessionId, week: 2, day: '2026-11-26', turn: 0 }]),
  shareWorkout: (db, { sessionId }) => shareWorkout(db, { workoutId: workout.workoutId, sessionId, report }),
  endSharing: (db) => endSharing(db, finishedId),
  submitQuestionnaire: (db) =>
    submitQuestionnaire(db, questionnaire, nextSubmission, {
      userId: user,
      card: player,
      further: { profile: { weightStep: 2.5 }, complaints: [{ region: 'Knie', level: 3 }] },
    }),
  retryPlanGeneration: (db) => retryPlanGeneration(db, submission.questionnaireId),
  swapExercise: (db, { exercise }) => swapExercise(db, exercise, rowing, amounts),
  shapeWorkout: (db, { progress, exercise, sessionId }) =>
    shapeWorkout(db, { ...progress, sessionId }, { kind: 'leaveOut', id: exercise.id }),
  swapForWorkout: (db, { progress, exercise }) => swapForWorkout(db, progress, exercise, rowing, amounts),
  saveProgress: (db, { progress }) => saveProgress(db, { ...progress, currentExerciseIndex: 1 }),
  discardWorkout: (db, { progress }) => discardWorkout(db, progress),
  writeExerciseNote: (db) => writeExerciseNote(db, 'Kniebeuge', 'Stange auf 12'),
  writeRecoveryEvent: (db) =>
    writeRecoveryEvent(db, 'sprunggelenk', { kind: 'entry', day: '2026-11-21', pain: 2, checks: [], signs: [], results: {} }),
  takeRecoveryEventBack: (db, { eventId }) => takeRecoveryEventBack(db, eventId),
};

/** Names of all functions of this folder that are called with a database. */
function namesOfCommands(): string[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const withDatabase = /export (?:async )?(?:function|const) (\w+)(?: = mergeSameCalls\(\s*(?:async )?)?\(\s*db: LocalDatabase/g;
  return files
    .filter((name) => name !== 'overlapping-calls.ts')
    .flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(withDatabase)].map((match) => match[1] ?? ''));
}

test('every command is called twice at once below', () => {
  expect(Object.keys(commands).toSorted()).toEqual(namesOfCommands().toSorted());
});

describe('two calls of a command at once', () => {
  let store: PGlite;
  let db: LocalDatabase;
  let world: World;
  let kept: Set<string>;
  const ids = /[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}/g;
  const instants = /\d{4}-\d\d-\d\dT[\d:.]+(?:\+00:00|Z)/g;

  beforeAll(async () => {
    store = await emptyStore();
    db = databaseOnStore(store, user);
    world = await makeWorld(db);
    kept = new Set(JSON.stringify(await allRows()).match(ids));
    for (const id of [...Object.values(nextSubmission), workout.workoutId]) kept.add(id);
    await store.exec(syncedTableNames.map((table) => `create table kept_${table} as table ${table}`).join(';'));
  });
  beforeEach(() => restoreWorld());

  function restoreWorld() {
    const rows = syncedTableNames.map((table) => `insert into ${table} select * from kept_${table}`);
    return store.exec([`truncate ${syncedTableNames.join(', ')}, outbox, base_rows`, ...rows].join(';'));
  }

  async function allRows(): Promise<Record<string, string[]>> {
    const tables: Record<string, string[]> = {};
    for (const table of syncedTableNames) {
      const { rows } = await store.query<{ row: string }>(
        `select (to_jsonb(t) - '{server_version,report_url_id}'::text[])::text as row from ${table} t`,
      );
      tables[table] = rows.map(({ row }) => row);
    }
    return tables;
  }

  /** All rows, with neither ids nor instants that a command makes. */
  async function outcome(): Promise<Record<string, string[]>> {
    const rows = Object.entries(await allRows()).map(([table, texts]) => [
      table,
      texts.map((row) => row.replaceAll(ids, (id) => (kept.has(id) ? id : 'new')).replaceAll(instants, 'instant')).toSorted(),
    ]);
    return Object.fromEntries(rows) as Record<string, string[]>;
  }

  async function undo(result: unknown): Promise<void> {
    if (typeof result === 'function') await (result as () => Promise<void>)();
  }

  test.each(Object.keys(commands))('of %s have the outcome of one, and either undoes it', async (name) => {
    const command = commands[name];
    if (command === undefined) throw new Error('no such command');
    const single = await command(db, world);
    const once = await outcome();
    await undo(single);
    const undone = await outcome();

    await restoreWorld();
    const [, second] = await Promise.all([command(db, world), command(db, world)]);
    expect(await outcome()).toEqual(once);
    await undo(second);
    expect(await outcome()).toEqual(undone);
  });

  test('with other arguments lose nothing and double nothing', async () => {
    await Promise.all([markFavourite(db, 'Kniebeuge', true), markFavourite(db, 'Kniebeuge', false)]);
    const { rows: marks } = await store.query(`select is_favourite from favourite_exercises`);
    expect(marks).toEqual([{ is_favourite: false }]);

    await Promise.all([writeExerciseNote(db, 'Kniebeuge', 'Stange auf 12'), writeExerciseNote(db, 'Kniebeuge', 'Stange auf 13')]);
    expect(await readRows(db, noteOfExercise('Kniebeuge'))).toMatchObject([{ note: 'Stange auf 13' }]);
    expect((await store.query('select 1 from exercise_notes')).rows).toHaveLength(1);

    const { workoutId } = workout;
    const { sessionId, progress, exercise, other } = world;
    const links = await Promise.all(
      [52, 53].map((durationMinutes) => shareWorkout(db, { workoutId, sessionId, report: { ...report, durationMinutes } })),
    );
    expect(new Set(links).size).toBe(1);

    await Promise.all([exercise, other].map((row) => swapForWorkout(db, progress, row, rowing, amounts)));
    await Promise.all([exercise, other].map(({ id }) => shapeWorkout(db, { ...progress, sessionId }, { kind: 'leaveOut', id })));
    expect((await readKeptChanges(db, sessionId))?.shape.left_out).toEqual([exercise.id, other.id]);
    expect((await readKeptChanges(db, sessionId))?.swaps.map(({ exercise_id }) => exercise_id)).toEqual([exercise.id, other.id]);
  });

  test('one after the other are two', async () => {
    await reportComplaint(db, { region: 'Knie', level: 3 });
    await reportComplaint(db, { region: 'Knie', level: 3 });
    expect((await store.query(`select 1 from complaints where region = 'Knie'`)).rows).toHaveLength(2);
  });

  test('that fail both say so, and the next one is tried anew', async () => {
    const failing = { ...db, write: () => Promise.reject(new Error('the disk is full')) };
    const calls = () => [markFavourite(failing, 'Kniebeuge', true), reportComplaint(failing, { region: 'Knie', level: 3 })];
    for (const call of [...calls(), ...calls()]) await expect(call).rejects.toThrow('the disk is full');
    await expect(Promise.all(calls())).rejects.toThrow('the disk is full');
  });
});
