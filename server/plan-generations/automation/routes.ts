import { planCallbackSchema, type PlanCallbackResponse, signatureHeader, timestampHeader } from '@anwurf/contract/plan-automation';
import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { CatalogueReader } from '../../catalogue/read-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseInput } from '../../errors/parse-input.ts';
import { parseJson, readText } from '../../errors/read-json.ts';
import { completeGeneration } from '../close-generation.ts';
import { checkForeignPlan } from '../foreign-plan.ts';
import { readGenerationInput } from '../generation-input.ts';
import { isSigned } from './signature.ts';

const maxBytes = 1_000_000;

async function readGeneration(sql: Sql, id: string): Promise<{ userId: string; isOpen: boolean }> {
  const [row] = await sql<{ userId: string; isOpen: boolean }[]>`
    select benutzer_id as "userId", status = 'in_bearbeitung' as "isOpen" from trainingsplan_generierung where id = ${id}`;
  if (row === undefined) throw new ApiError('not_found', 'There is no such plan generation.');
  return row;
}

/** Outcome of a closed generation. */
async function readOutcome(sql: Sql, id: string): Promise<Omit<PlanCallbackResponse, 'stored'>> {
  const [row] = await sql<{ status: PlanCallbackResponse['status']; planId: string | null }[]>`
    select status, plan_id as "planId" from trainingsplan_generierung where id = ${id}`;
  if (row === undefined) throw new ApiError('not_found', 'There is no such plan generation.');
  return row;
}

async function readCallback(c: Context, secret: string): Promise<{ id: string; plan: unknown }> {
  const body = await readText(c, maxBytes);
  const signed = { timestamp: c.req.header(timestampHeader), signature: c.req.header(signatureHeader), body };
  if (!isSigned(secret, signed, Date.now())) throw new ApiError('unauthenticated', 'The signature is wrong or older than five minutes.');
  const { generationId, plan } = parseInput(planCallbackSchema, parseJson(body));
  const id = parseInput(z.uuid('keine gültige Kennung'), c.req.param('id')).toLowerCase();
  if (generationId.toLowerCase() !== id) throw new ApiError('bad_request', 'Address and body name different plan generations.');
  return { id, plan };
}

async function checkPlan(
  { sql, readCatalogue }: { sql: Sql; readCatalogue: CatalogueReader },
  id: string,
  plan: unknown,
): Promise<GeneratedPlan> {
  const input = await readGenerationInput(sql, { id });
  // Without usable answers the worker is about to close it.
  if (input?.questionnaire === undefined) throw new ApiError('not_found', 'The answers of this plan generation are missing.');
  const { exercises } = await readCatalogue();
  const validation = checkForeignPlan(plan, { ...input, questionnaire: input.questionnaire, catalogue: exercises });
  if (validation.ok) return validation.plan;
  const fields = Object.fromEntries(validation.problems.map((problem, index) => [`plan.${index + 1}`, problem]));
  throw new ApiError('invalid_input', 'The plan is not usable.', { fields });
}

/** `POST /api/plan-generations/:id/plan`: receives a plan from the external automation that accepted the generation. */
export function createPlanCallbackRoutes({
  sql,
  secret,
  readCatalogue,
}: {
  sql: Sql;
  secret: string;
  readCatalogue: CatalogueReader;
}): Hono {
  return new Hono().post('/:id/plan', async (c) => {
    const { id, plan } = await readCallback(c, secret);
    const { userId, isOpen } = await readGeneration(sql, id);
    let planId: string | undefined;
    if (isOpen) {
      const checked = await checkPlan({ sql, readCatalogue }, id, plan);
      planId = await completeGeneration(sql, { id, userId }, checked, { madeBy: 'automation', note: null });
    }
    const body: PlanCallbackResponse = { stored: planId !== undefined, ...(await readOutcome(sql, id)) };
    return c.json(body, 200, { 'cache-control': 'no-store' });
  });
}
