import { useDatabase } from '@anwurf/db/client/react';
import { changeGoal, deleteGoal, setGoal, type UndoGoal } from '@anwurf/db/commands/set-goal';
import { type Goal, type GoalContent, MAX_OPEN_GOALS } from '@anwurf/domain/goals/goal';
import { goalSubject, targetWords, untilWords } from '../../data/goals/goal-words.ts';
import { sayFailure } from '../../forms/say-failure.ts';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { useToday } from '../../data/use-today.ts';

/** Words for a change that could not be kept. */
export const goalFailure = { title: 'Fehler', text: 'Das Ziel konnte nicht gespeichert werden. Es bleibt, wie es war.' };

/** Sets, changes and deletes goals, and says so with the way back. */
export function useGoalChanges() {
  const db = useDatabase();
  const today = useToday();
  const say = (title: string, goal: GoalContent, undo: UndoGoal) =>
    showMessage(title, `${goalSubject(goal)}: ${targetWords(goal)} ${untilWords(goal.until, today)}.`, {
      label: 'Rückgängig',
      run: () => void sayFailure(undo(), goalFailure.title, goalFailure.text),
    });
  return {
    /** @param open number of goals that are open */
    set: async (goal: GoalContent, open: number) => {
      if (open >= MAX_OPEN_GOALS) {
        showFailure('Zwanzig Ziele sind offen', 'Lösch eines, bevor du ein neues setzt.');
        return;
      }
      const undo = await setGoal(db, goal, today);
      if (undo === null) showMessage('Dieses Ziel hast du schon');
      else say('Ziel gesetzt', goal, undo);
    },
    change: async (id: string, goal: GoalContent) => say('Ziel geändert', goal, await changeGoal(db, id, goal)),
    remove: async (goal: Goal) => say('Ziel gelöscht', goal, await deleteGoal(db, goal)),
  };
}
