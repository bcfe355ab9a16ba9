import { type GeneratedPlan, generatedPlanSchema } from '@anwurf/domain/plan/generated-plan';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import { assignedWishesSchema } from '@anwurf/contract/assignment';
import { withWishes } from '@anwurf/domain/team/plan-wishes';
import type { Catalogue, CatalogueReader } from '../catalogue/read-catalogue.ts';
import type { Sql } from '../database/connection.ts';
import { handOver, type PlanAutomation } from './automation/hand-over.ts';
import { completeGeneration, failGeneration } from './close-generation.ts';
import { type GenerationInput, readGenerationInput } from './generation-input.ts';
import { germanDay } from './german-day.ts';
import { askModel } from './llm/ask-model.ts';
import type { PlanModel } from './llm/chat.ts';
import type { PlanFacts } from './plan-facts.ts';
import { countAsking, noteHandOver, type PlanJob } from './plan-job.ts';
import { createHash } from 'node:crypto';
import { buildPlan, type PlanRequest } from '@anwurf/domain/plan/build-plan';

/** Seeds by id: the same generation always builds the same plan. */
function seedOf(generationId: string): number {
  return createHash('sha256').update(generationId).digest().readUInt32BE(0);
}

/**
 * The plan of the built-in generator.
 * @returns undefined when its result is not a valid plan
 */
function buildInPlan(seed: number, facts: PlanFacts): GeneratedPlan | undefined {
  const request: PlanRequest & PlanFacts = { ...facts, seed };
  return generatedPlanSchema.safeParse(buildPlan(request)).data;
}

/** Plan maker, by configuration. */
export type PlanAdapter = { readonly kind: 'built_in' } | PlanAutomation | PlanModel;

/** All in milliseconds. */
export type PlanTimes = {
  /** Poll interval, the fallback for missed wake-ups. */
  readonly poll: number;
  /** Time-out of a request to an automation. */
  readonly handOver: number;
  /** Time-out of a model's answer. */
  readonly model: number;
  /** Back-off after the first failure; each further one is four times as long. */
  readonly retry: number;
  /** How long to wait for the plan of an accepted request. */
  readonly answer: number;
};

/** After 15 minutes the player is asked to come back later; a plan that arrives after that still appears. */
export const planTimes: PlanTimes = { poll: 15_000, handOver: 15_000, model: 90_000, retry: 2000, answer: 3_600_000 };

/** Most requests to an automation or a model for one plan; after that the built-in generator makes it. */
export const externalTries = 4;

/** Dependencies of making a plan. */
export type PlanTools = {
  readonly sql: Sql;
  readonly adapter: PlanAdapter;
  /** Of every plan of the built-in generator, for tests; absent: each plan has its own. */
  readonly seed?: number | undefined;
  readonly readCatalogue: CatalogueReader;
  readonly times: PlanTimes;
  /** Address for call-backs of an automation. */
  readonly serverUrl: string;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
};

/** Lease of a job: one call, and some time to store its result. */
export function leaseMs({ adapter, times }: PlanTools): number {
  return (adapter.kind === 'model' ? times.model : times.handOver) + 30_000;
}

type Task = {
  readonly job: PlanJob;
  readonly input: GenerationInput;
  readonly questionnaire: Questionnaire;
  readonly catalogue: Catalogue;
};

function toFacts({ input, questionnaire, catalogue }: Task): PlanFacts {
  const { profile, complaints, trained, age } = input;
  return { questionnaire, profile, complaints, trained, age, catalogue: catalogue.exercises, today: germanDay(new Date()) };
}

async function buildIn({ sql, seed }: PlanTools, task: Task, note: string | null): Promise<void> {
  const { job } = task;
  const plan = buildInPlan(seed ?? seedOf(job.id), toFacts(task));
  if (plan === undefined) await failGeneration(sql, job, 'generator_failed');
  else await completeGeneration(sql, job, plan, { madeBy: 'built_in', note });
}

/** As stored. */
const longestDescription = 8000;

/** Of a coach's wishes, always built in: what a player spares is not passed on because a coach asked. */
async function buildWished({ sql, seed }: PlanTools, task: Task): Promise<void> {
  const { job, input, questionnaire } = task;
  const { assignmentId, assignment } = input;
  const content = assignedWishesSchema.safeParse(assignment?.content).data;
  if (assignmentId === null || assignment === null || content === undefined) return failGeneration(sql, job, 'assignment_gone');
  const plan = buildInPlan(seed ?? seedOf(job.id), { ...toFacts(task), questionnaire: withWishes(questionnaire, content.wishes) });
  if (plan === undefined) return failGeneration(sql, job, 'generator_failed');
  const { title, coach } = assignment;
  const description = coach === '' ? plan.description : `Von ${coach}\n\n${plan.description}`.slice(0, longestDescription);
  const named = { ...plan, name: title, description };
  await completeGeneration(sql, job, named, { madeBy: 'built_in', note: null }, assignmentId);
}

async function askAutomation(tools: PlanTools, automation: PlanAutomation, { job, ...task }: Task): Promise<void> {
  const { sql, times, serverUrl, closing } = tools;
  const callbackUrl = `${serverUrl}/api/plan-generations/${job.id}/plan`;
  await handOver(automation, { ...task, generationId: job.id, callbackUrl }, { timeoutMs: times.handOver, signal: closing });
  await noteHandOver(sql, job, times.answer);
}

async function askForPlan(tools: PlanTools, model: PlanModel, task: Task): Promise<GeneratedPlan | string> {
  const { sql, times, closing } = tools;
  const goesOn = () => countAsking(sql, task.job, { most: externalTries, leaseMs: leaseMs(tools) });
  const answer = await askModel(model, toFacts(task), { timeoutMs: times.model, signal: closing, goesOn });
  return answer.ok ? answer.plan : `Model: unusable even after repair (${answer.problems.slice(0, 3).join(' ')})`;
}

/**
 * Works on a job once.
 * @throws ServiceFailure when the automation or the model cannot be reached; other errors are unexpected
 */
export async function makePlan(tools: PlanTools, job: PlanJob): Promise<void> {
  const { sql, adapter, readCatalogue } = tools;
  const input = await readGenerationInput(sql, job);
  if (input === undefined) return;
  const { questionnaire } = input;
  if (!input.hasAccess) return failGeneration(sql, job, 'access_ended');
  if (questionnaire === undefined) return failGeneration(sql, job, 'questionnaire_incomplete');
  if (input.assignmentId !== null) return buildWished(tools, { job, input, questionnaire, catalogue: await readCatalogue() });
  const task = { job, input, questionnaire, catalogue: await readCatalogue() };
  if (adapter.kind === 'built_in') return buildIn(tools, task, null);
  // Only a player with something to spare has health data to pass on; leaving them out would plan against them.
  if (input.complaints.length > 0 && !input.passesHealthOn) return buildIn(tools, task, 'No consent to pass health data on.');
  if (job.isOverdue) return buildIn(tools, task, 'Automation: accepted the request but sent no plan.');
  const mayAsk = job.attempts <= externalTries && (await countAsking(sql, job, { most: externalTries, leaseMs: leaseMs(tools) }));
  if (!mayAsk) return buildIn(tools, task, `Gave up after ${externalTries} attempts. ${job.note ?? ''}`);
  if (adapter.kind === 'automation') return askAutomation(tools, adapter, task);
  const plan = await askForPlan(tools, adapter, task);
  if (typeof plan === 'string') return buildIn(tools, task, plan);
  await completeGeneration(sql, job, plan, { madeBy: 'model', note: null });
}
