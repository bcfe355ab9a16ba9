/** Categories in a plan's name; the first one found counts. */
export const NAMED_CATEGORIES = ['Kraft', 'Ausdauer', 'Kondition', 'Technik'] as const;

/** Category of a name without any of them. */
export const OTHER_CATEGORY = 'Training';

export type PlanCategory = (typeof NAMED_CATEGORIES)[number] | typeof OTHER_CATEGORY;

export const PLAN_CATEGORIES: readonly PlanCategory[] = [...NAMED_CATEGORIES, OTHER_CATEGORY];

/** The category implied by a plan's name: the first of kraft, ausdauer, kondition, technik, else 'Training'. */
export function planCategory(planName: string): PlanCategory {
  const name = planName.toLocaleLowerCase('de-DE');
  return NAMED_CATEGORIES.find((category) => name.includes(category.toLowerCase())) ?? OTHER_CATEGORY;
}
