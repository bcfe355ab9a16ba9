import type { SharedNorms } from '@anwurf/contract/norms';
import { Hono } from 'hono';
import type { Sql } from '../database/connection.ts';
import { readHouseNorms } from './house-results.ts';
import { readOperatorNorms } from './operator-norms.ts';

/** House norms are recomputed after this long, which is also when a withdrawn consent takes effect. */
const houseNormsMs = 6 * 60 * 60 * 1000;

/** `GET /api/norms`: the operator's reference values and the house norms, public. */
export function createNormRoutes(sql: Sql): Hono {
  let made: { at: number; norms: ReturnType<typeof readHouseNorms> } | null = null;

  /** Computes them once for concurrent requests (request coalescing). */
  async function houseNorms() {
    if (made === null || Date.now() - made.at > houseNormsMs) made = { at: Date.now(), norms: readHouseNorms(sql) };
    try {
      return await made.norms;
    } catch (error) {
      made = null;
      throw error;
    }
  }

  return new Hono().get('/', async (c) => {
    const { values, sources } = await readOperatorNorms(sql);
    const body: SharedNorms = { values: [...values], sources: { ...sources }, house: await houseNorms() };
    return c.json(body, 200, { 'cache-control': 'public, max-age=3600' });
  });
}
