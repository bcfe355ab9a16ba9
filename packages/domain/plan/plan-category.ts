const CATEGORIES = ['Kraft', 'Ausdauer', 'Kondition', 'Technik'] as const;

export type PlanCategory = (typeof CATEGORIES)[number] | 'Training';

/** The category a plan's name implies: the first of kraft, ausdauer, kondition, technik, else 'Training'. */
export function planCategory(planName: string): PlanCategory {
  const name = planName.toLocaleLowerCase('de-DE');
  return CATEGORIES.find((category) => name.includes(category.toLowerCase())) ?? 'Training';
}
