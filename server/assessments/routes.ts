import { assessmentRequestSchema, assessmentTextVersion } from '@anwurf/contract/assessment';
import { assessmentResult } from '@anwurf/domain/assessment/assessment-result';
import { Hono } from 'hono';
import { normalizeEmail } from '../accounts/account.ts';
import type { Sql } from '../database/connection.ts';
import { readLimitedJson } from '../limits/read-limited-json.ts';
import { createRequestLimit } from '../limits/request-limit.ts';

/** `POST /api/assessments`: computes the result of a self-assessment and stores both. */
export function createAssessmentRoutes({ sql }: { sql: Sql }): Hono {
  const limit = createRequestLimit(sql, 'assessments', { perAddress: 30, perKey: 10, windowSeconds: 3600 });
  return new Hono().post('/', async (c) => {
    const { id, email: typed, answers } = await readLimitedJson(c, assessmentRequestSchema, limit);
    const email = normalizeEmail(typed);
    await limit.takeKey(email);
    const results = Object.fromEntries(assessmentResult(answers).map(({ ability, average }) => [ability, average]));
    await sql`insert into handball_assessments (id, email, answers, results, consent_text_version)
      values (${id}, ${email}, ${sql.json(answers)}, ${sql.json(results)}, ${assessmentTextVersion})
      on conflict (id) do nothing`;
    return c.body(null, 204);
  });
}
