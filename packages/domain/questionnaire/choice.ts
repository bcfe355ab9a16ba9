import { type Equipment, NO_EQUIPMENT } from '../vocabulary/equipment.ts';
import type { Goal } from '../vocabulary/goal.ts';
import { MAX_GOALS } from './questionnaire.ts';

/** The goals after a tap on one: a selected one is removed, a fourth drops the oldest. */
export function toggleGoal(chosen: readonly Goal[], goal: Goal): Goal[] {
  if (chosen.includes(goal)) return chosen.filter((other) => other !== goal);
  return [...chosen, goal].slice(-MAX_GOALS);
}

/** The equipment after a tap on one piece: 'Kein Equipment' and all others exclude each other. */
export function toggleEquipment(chosen: readonly Equipment[], equipment: Equipment): Equipment[] {
  if (chosen.includes(equipment)) return chosen.filter((other) => other !== equipment);
  if (equipment === NO_EQUIPMENT) return [NO_EQUIPMENT];
  return [...chosen.filter((other) => other !== NO_EQUIPMENT), equipment];
}
