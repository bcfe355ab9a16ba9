import type { PlanPause } from '@anwurf/domain/coach/plan-pause';

/** A stored pause of a plan (`plan_pauses`). */
export interface StoredPause extends PlanPause {
  id: string;
}

/** SQL of the pauses of a plan as a JSON list of `StoredPause`, oldest first. */
export function pausesOf(planId: string): string {
  return `coalesce((
    select json_agg(json_build_object('id', pp.id, 'from', pp.first_day, 'until', pp.last_day) order by pp.first_day, pp.id)
    from plan_pauses pp where pp.plan_id = ${planId}), '[]')`;
}
