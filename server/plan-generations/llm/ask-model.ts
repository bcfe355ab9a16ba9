import type { PlanValidation } from '@anwurf/domain/plan/validate-plan';
import { askChat, type ChatMessage, type PlanModel } from './chat.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { planPrompt, repairPrompt } from './prompt.ts';
import { readModelAnswer } from './read-answer.ts';

const repairTries = 2;
/** Limit of an answer that is sent back with its problems; a longer one is not worth repairing word by word. */
const maxQuotedCharacters = 60_000;

/**
 * Asks a model for a plan; sends an unusable answer back with its problems, at most twice.
 * @param limits.goesOn called before each repair; false when the plan is no longer needed
 * @returns the plan to store, or the problems of the last answer
 * @throws ServiceFailure when the model does not answer
 */
export async function askModel(
  model: PlanModel,
  task: PlanFacts,
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal; readonly goesOn: () => Promise<boolean> },
): Promise<PlanValidation> {
  const { system, user } = planPrompt(task);
  const messages: ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  for (let repairs = 0; ; repairs += 1) {
    const content = await askChat(model, messages, limits);
    const answer = readModelAnswer(content, task);
    if (answer.ok || repairs === repairTries || !(await limits.goesOn())) return answer;
    // Only the last answer and its problems: earlier ones would fill the context without helping.
    messages.splice(2, messages.length, { role: 'assistant', content: content.slice(0, maxQuotedCharacters) });
    messages.push({ role: 'user', content: repairPrompt(answer.problems) });
  }
}
