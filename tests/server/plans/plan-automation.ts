import { createHmac } from 'node:crypto';
import { planCallbackResponseSchema, type PlanHandOver, planHandOverSchema } from '@anwurf/contract/plan-automation';
import { CATALOGUE } from '@anwurf/catalogue/catalogue';
import { buildPlan } from '@anwurf/domain/plan/build-plan';
import { expect } from 'vitest';
import type { ReceivedRequest } from '../shapes/stand-in.ts';

/** Shared by the server and the automation that the tests play. */
export const webhookSecret = 'ein Geheimnis der Prüfung';

/** The signature as the README describes it, made without the server's code. */
export function sign(body: string, timestamp = Math.floor(Date.now() / 1000), secret = webhookSecret): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { 'content-type': 'application/json', 'x-anwurf-timestamp': String(timestamp), 'x-anwurf-signature': signature };
}

const handOvers = new WeakMap<ReceivedRequest, PlanHandOver>();

/** Requests that the automation received, with their signature checked. */
export function readHandOver(request: ReceivedRequest): PlanHandOver {
  const known = handOvers.get(request);
  if (known !== undefined) return known;
  const { headers, body } = request;
  expect(headers['x-anwurf-signature']).toBe(sign(body, Number(headers['x-anwurf-timestamp']))['x-anwurf-signature']);
  const handOver = planHandOverSchema.parse(JSON.parse(body));
  handOvers.set(request, handOver);
  return handOver;
}

/** A plan that an automation could have made for what it was sent. */
export const makePlan = ({ questionnaire, age }: PlanHandOver) => buildPlan({ questionnaire, catalogue: CATALOGUE, seed: 7, age });

/** Brings a plan, signed. */
export async function callBack({ callbackUrl, generationId }: PlanHandOver, plan: unknown): Promise<Response> {
  const body = JSON.stringify({ generationId, plan });
  return fetch(callbackUrl, { method: 'POST', body, headers: sign(body) });
}

/** Brings a plan and reads the answer. */
export async function bring(job: PlanHandOver, plan: unknown = makePlan(job)) {
  const response = await callBack(job, plan);
  expect(response.status).toBe(200);
  return planCallbackResponseSchema.parse(await response.json());
}
