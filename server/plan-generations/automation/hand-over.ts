import type { PlanHandOver } from '@anwurf/contract/plan-automation';
import { usableExercises } from '@anwurf/domain/plan/usable-exercises';
import type { Questionnaire } from '@anwurf/domain/questionnaire/questionnaire';
import type { Catalogue } from '../../catalogue/read-catalogue.ts';
import { callService } from '../../services/call-service.ts';
import type { GenerationInput } from '../generation-input.ts';
import { toAllowedExercise } from '../allowed-exercise.ts';
import { signatureHeaders } from './signature.ts';

/** The operator's own generator. */
export type PlanAutomation = { readonly kind: 'automation'; readonly url: string; readonly secret: string };

export type HandOver = {
  readonly generationId: string;
  readonly callbackUrl: string;
  readonly input: GenerationInput;
  readonly questionnaire: Questionnaire;
  readonly catalogue: Catalogue;
};

function toBody({ generationId, callbackUrl, input, questionnaire, catalogue }: HandOver): PlanHandOver {
  const { age, profile, complaints } = input;
  const facts = { questionnaire, profile, complaints, age, catalogue: catalogue.exercises };
  return {
    generationId,
    fragebogenId: input.questionnaireId,
    callbackUrl,
    questionnaire,
    // Former injuries stay here without the player's consent, also those that are over.
    answers: { ...input.answers, ...(input.passesHealthOn ? {} : { aktuelle_verletzungen: '', hat_vorherige_verletzungen: false }) },
    age,
    profile,
    complaints: [...complaints],
    catalogueVersion: catalogue.version,
    exercises: usableExercises(facts).map(toAllowedExercise),
    ownExercises: [...input.ownExercises],
  };
}

/**
 * Sends a generation to the automation. Its plan comes later, through the call-back.
 * @throws ServiceFailure when the automation does not accept it
 */
export async function handOver(
  { url, secret }: PlanAutomation,
  job: HandOver,
  limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const body = JSON.stringify(toBody(job));
  await callService({ url, body, headers: signatureHeaders(secret, body, Date.now()), maxBytes: 0, ...limits });
}
