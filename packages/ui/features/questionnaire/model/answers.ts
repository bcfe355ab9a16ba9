import { rowToQuestionnaire, type StoredAnswers } from '@anwurf/domain/questionnaire/answers-row';
import { type Questionnaire, questionnaireSchema } from '@anwurf/domain/questionnaire/questionnaire';
import type { FieldErrors } from '../../../forms/failure.ts';
import { type Checked, checkFields } from '../../../forms/field-problem.ts';
import { type FurtherAnswers, furtherSchema } from './further-answers.ts';

/** The answers given so far. */
export type Answers = { readonly [Field in keyof Questionnaire]?: Questionnaire[Field] | undefined } & FurtherAnswers;

const shapes = { ...questionnaireSchema.shape, ...furtherSchema.shape };

/** Whether the answer to one question is given and stands as it is. */
export function isAnswered(answers: Answers, field: keyof Questionnaire): boolean {
  return questionnaireSchema.shape[field].safeParse(answers[field]).success;
}

/** The finished questionnaire, or what is wrong with which answer. Sparing nothing is an answer too. */
export function checkAnswers(answers: Answers): Checked<Questionnaire> {
  return checkFields(questionnaireSchema, answers);
}

/** Of what was found wrong, what still is: an answer may come late, from the account or another device. */
export function standingErrors(errors: FieldErrors, answers: Answers): FieldErrors {
  const fields = Object.keys(questionnaireSchema.shape) as (keyof Questionnaire)[];
  return { ...errors, ...Object.fromEntries(fields.filter((field) => isAnswered(answers, field)).map((field) => [field, undefined])) };
}

/** Of what a device or the database kept, the answers that still stand: options may have changed since. */
export function readAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {};
  const standing = Object.entries(shapes).flatMap(([field, schema]) => {
    const value: unknown = Reflect.get(kept, field);
    const parsed = value === undefined ? undefined : schema.safeParse(value);
    return parsed?.success === true ? [[field, parsed.data] as const] : [];
  });
  return Object.fromEntries(standing);
}

/** The answers of the last time, to start the next questionnaire with. */
export function answersFromRow(row: StoredAnswers): Answers {
  return rowToQuestionnaire(row) ?? { name: row.name };
}
