import type { LocalQuery } from './local-query.ts';

/**
 * SQL of the current plan's id: the one chosen last, by the player or because a coach made it; of plans that nobody chose the
 * oldest, so that a new one of the player's own never takes the place of another. No row
 * when there is no plan, or all are archived.
 */
export const currentPlanId = `
  select current.id from trainingsplanreal current where current.archived_at is null
  order by current.chosen_at is null, current.chosen_at desc,
    case when current.chosen_at is null then current.created_at end, current.created_at desc, current.id desc limit 1`;

/** When a plan was chosen last; null: none ever was. */
export function latestChoice(): LocalQuery<{ chosenAt: Date | null }> {
  return { sql: 'select max(chosen_at) as "chosenAt" from trainingsplanreal', params: [] };
}
