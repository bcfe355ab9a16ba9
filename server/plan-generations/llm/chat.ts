import { toPlanJsonSchema } from '@anwurf/domain/plan/plan-json-schema';
import { z } from 'zod';
import { callService } from '../../services/call-service.ts';
import { ServiceFailure } from '../../services/service-failure.ts';

/** A chat endpoint with OpenAI's protocol. */
export type PlanModel = {
  readonly kind: 'model';
  /** Base address, such as `https://api.openai.com/v1`; `/chat/completions` is appended. */
  readonly url: string;
  readonly model: string;
  /** Absent for a local model without authentication. */
  readonly key: string | undefined;
};

export type ChatMessage = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

const maxBytes = 1_000_000;

const answerSchema = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

/**
 * Sends one request to the model.
 * @returns the text of its answer, unchecked
 * @throws ServiceFailure when it does not answer, or not like a chat endpoint
 */
export async function askChat(
  { url, model, key }: PlanModel,
  messages: readonly ChatMessage[],
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<string> {
  const body = JSON.stringify({
    model,
    messages,
    response_format: { type: 'json_schema', json_schema: { name: 'training_plan', schema: toPlanJsonSchema() } },
  });
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const text = await callService({ url: `${url.replace(/\/+$/, '')}/chat/completions`, headers, body, maxBytes, ...limits });
  try {
    const [choice] = answerSchema.parse(JSON.parse(text)).choices;
    return choice?.message.content ?? '';
  } catch {
    throw new ServiceFailure({ kind: 'no-message' });
  }
}
