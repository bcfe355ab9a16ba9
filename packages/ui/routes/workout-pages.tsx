import { isUuid } from '@anwurf/domain/identity/uuid';
import { useLocation, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ComplaintButton } from '../features/complaints/complaint-button.tsx';
import { WorkoutScreen } from '../features/workout/run/workout-screen.tsx';
import { UnknownSession, UnnamedSession } from '../features/workout/workout-problem.tsx';
import { askToShare } from '../features/workout/share/share-question.ts';
import { InviteButton } from '../features/invitation/invite-button.tsx';
import type { OwnCommentsProps } from '../features/team/comments/own-comments.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import { useUserId } from '../storage/user-id.tsx';
import { useWorkoutDialogs } from './workout-dialogs.tsx';
import { NotFound } from '../shell/not-found.tsx';

const EditScreen = lazyPart(async () => (await import('../features/workout/edit/edit-screen.tsx')).EditScreen);
const PickExerciseSheet = lazyPart(async () => (await import('../features/exercises/pick/pick-exercise-sheet.tsx')).PickExerciseSheet);
const NewestSummary = lazyPart(async () => (await import('../features/workout/summary/newest-summary.tsx')).NewestSummary);
const SummaryScreen = lazyPart(async () => (await import('../features/workout/summary/summary-screen.tsx')).SummaryScreen);

/** For those to whom a coach has written. */
const OwnComments = lazyPart<OwnCommentsProps>(async () => (await import('../features/team/comments/own-comments.tsx')).OwnComments, {
  missing: null,
});

/** Once somebody has trained with the app, and not before. */
const InstallHint = lazyPart(async () => (await import('../features/install/install-hint.tsx')).InstallHint, { missing: null });

/** An address that cannot be one of a session is as good as an unknown one. */
function WorkoutPage({ sessionId }: { sessionId: string }) {
  return isUuid(sessionId) ? <SessionWorkout sessionId={sessionId} /> : <UnknownSession />;
}

export function NoSessionPage() {
  return <UnnamedSession />;
}

function SessionWorkout({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const userId = useUserId();
  const { dialogs, openAddition, openSwap } = useWorkoutDialogs();
  return (
    <>
      <WorkoutScreen
        key={sessionId}
        sessionId={sessionId}
        complaint={<ComplaintButton sessionId={sessionId} />}
        onSwap={openSwap}
        onAdd={openAddition}
        onFinished={(workoutId) => {
          askToShare(userId, workoutId);
          void navigate({ to: '/workout-completed', search: { workout: workoutId }, replace: true });
        }}
        onLeave={(planId) => void navigate({ to: '/training-plans/$planId', params: { planId }, search: { session: sessionId } })}
      />
      {dialogs}
    </>
  );
}

export function StartWorkoutPage() {
  return <WorkoutPage sessionId={useParams({ from: '/private/training/plan/$sessionId/start' }).sessionId} />;
}

export function ActiveWorkoutPage() {
  return <WorkoutPage sessionId={useParams({ from: '/private/active-workout/$sessionId' }).sessionId} />;
}

function EditPage({ workoutId }: { workoutId: string }) {
  const navigate = useNavigate();
  return (
    <EditScreen
      key={workoutId}
      workoutId={workoutId}
      renderPicker={(props) => <PickExerciseSheet {...props} />}
      onRemoved={() => void navigate({ to: '/statistics/training', replace: true })}
    />
  );
}

/** With '#edit' the workout is put right. A page of its own would cost every visitor of the first page its name. */
export function WorkoutCompletedPage() {
  const { workout } = useSearch({ from: '/private/workout-completed' });
  const isEditing = useLocation({ select: ({ hash }) => hash === 'edit' });
  if (workout !== undefined && isEditing) return <EditPage workoutId={workout} />;
  const invite = <InviteButton />;
  const renderComments = (id: string) => (
    <>
      <OwnComments kind="workout" thread={id} title="dieses Training" />
      <InstallHint />
    </>
  );
  if (workout === undefined) return <NewestSummary missing={<NotFound />} invite={invite} renderComments={renderComments} />;
  return <SummaryScreen key={workout} workoutId={workout} invite={invite} comments={renderComments(workout)} />;
}

// In one part with the guided workout, for the same reason as the generator with the library.
export { LiveTrainingPage } from './live-training-page.tsx';
