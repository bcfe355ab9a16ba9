import { createRequire } from 'node:module';
import { z } from 'zod';

const check = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const impact = z.enum(['minor', 'moderate', 'serious', 'critical']).nullish();
const rule = z.object({ id: z.string(), impact, any: z.array(check), all: z.array(check), none: z.array(check) });
/** Inner data of axe, beyond its documented interface: a later version that keeps it otherwise does not parse. */
const axe = z.object({ _audit: z.object({ rules: z.array(rule), checks: z.record(z.string(), z.object({ impact })) }) });

const isLesser = (value: string | null | undefined) => value === 'minor' || value === 'moderate';

/**
 * Rules of axe whose findings are all minor or moderate: those of the rule's own impact, without one of its checks'. Their
 * findings fail no test, so looking for them, which is a third of axe's work, can be left out.
 */
export function findLesserRules(): string[] {
  const { rules, checks } = axe.parse(createRequire(import.meta.url)('axe-core'))._audit;
  return rules
    .filter(({ impact: own, any, all, none }) => {
      const impacts = own === undefined || own === null ? [...any, ...all, ...none].map((id) => checks[id]?.impact) : [own];
      return impacts.length > 0 && impacts.every(isLesser);
    })
    .map(({ id }) => id);
}
