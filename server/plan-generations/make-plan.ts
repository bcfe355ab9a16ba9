import type { GeneratedPlan } from '@anwurf/domain/plan/generated-plan';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { Catalogue, CatalogueReader } from '../catalogue/read-catalogue.ts';
import type { Sql } from '../database/connection.ts';
import { handOver, type PlanAutomation } from './automation/hand-over.ts';
import { buildInPlan } from './build-in-plan.ts';
import { completeGeneration, failGeneration } from './close-generation.ts';
import { type GenerationInput, readGenerationInput } from './generation-input.ts';
import { germanDay } from './german-day.ts';
import { askModel } from './llm/ask-model.ts';
import type { PlanModel } from './llm/chat.ts';
import type { PlanFacts } from './plan-facts.ts';
import { countAsking, noteHandOver, type PlanJob } from './plan-job.ts';

/** Who makes plans, by configuration. */
export type PlanAdapter = { readonly kind: 'built_in' } | PlanAutomation | PlanModel;

/** All in milliseconds. */
export type PlanTimes = {
  /** The slow poll behind being woken. */
  readonly poll: number;
  /** Of one hand-over to an automation. */
  readonly handOver: number;
  /** Of one answer of a model. */
  readonly model: number;
  /** Pause after the first failure; each further one is four times as long. */
  readonly retry: number;
  /** How long the plan of an accepted hand-over is waited for. */
  readonly answer: number;
};

/** The player is told to come back later after 15 minutes; a plan that arrives after that still appears. */
export const planTimes: PlanTimes = { poll: 15_000, handOver: 15_000, model: 90_000, retry: 2000, answer: 3_600_000 };

/** So many requests to an automation or a model a plan may cost; then the built-in generator makes it. */
export const externalTries = 4;

/** What a plan is made with. */
export type PlanTools = {
  readonly sql: Sql;
  readonly adapter: PlanAdapter;
  readonly readCatalogue: CatalogueReader;
  readonly times: PlanTimes;
  /** Address of the call-backs of an automation. */
  readonly serverUrl: string;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
};

/** How long a job is held: one call, and some time to store its result. */
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

async function buildIn({ sql }: PlanTools, task: Task, note: string | null): Promise<void> {
  const { job } = task;
  const plan = buildInPlan(job.id, toFacts(task));
  if (plan === undefined) await failGeneration(sql, job, 'generator_failed');
  else await completeGeneration(sql, job, plan, { madeBy: 'built_in', note });
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
  return answer.ok ? answer.plan : `Modell: unbrauchbar auch nach Nachbesserung (${answer.problems.slice(0, 3).join(' ')})`;
}

/**
 * Works on a job once.
 * @throws ServiceFailure when the automation or the model cannot be reached; anything else is not foreseen
 */
export async function makePlan(tools: PlanTools, job: PlanJob): Promise<void> {
  const { sql, adapter, readCatalogue } = tools;
  const input = await readGenerationInput(sql, job);
  if (input === undefined) return;
  const { questionnaire } = input;
  if (!input.hasAccess) return failGeneration(sql, job, 'access_ended');
  if (questionnaire === undefined) return failGeneration(sql, job, 'questionnaire_incomplete');
  const task = { job, input, questionnaire, catalogue: await readCatalogue() };
  if (adapter.kind === 'built_in') return buildIn(tools, task, null);
  if (job.isOverdue) return buildIn(tools, task, 'Automatisierung: Übergabe angenommen, aber kein Plan gekommen.');
  const mayAsk = job.attempts <= externalTries && (await countAsking(sql, job, { most: externalTries, leaseMs: leaseMs(tools) }));
  if (!mayAsk) return buildIn(tools, task, `Aufgegeben nach ${externalTries} Versuchen. ${job.note ?? ''}`);
  if (adapter.kind === 'automation') return askAutomation(tools, adapter, task);
  const plan = await askForPlan(tools, adapter, task);
  if (typeof plan === 'string') return buildIn(tools, task, plan);
  await completeGeneration(sql, job, plan, { madeBy: 'model', note: null });
}
