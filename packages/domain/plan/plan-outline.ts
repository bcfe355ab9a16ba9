/** A plan's description, by subject. */
export interface PlanOutline {
  /** One or two sentences about the plan. */
  summary: string | null;
  /** 'Warum dieser Plan?' */
  reason: string | null;
  /** Changes from week to week; `weeks` is '1' or '2 und 3'. */
  weeks: { weeks: string; note: string }[];
  /** Everything else, by paragraph. */
  notes: string[];
}

const REASON = /^Warum dieser Plan\?\s*/;
const WEEKS = /^Wochen? (\d+(?: (?:und|bis) \d+)?): (.+)$/s;

/**
 * Parses the description of a plan: stored plans have no other column for reason and weeks. A text of another origin, or edited
 * by the player, becomes summary and notes.
 */
export function readPlanDescription(description: string | null): PlanOutline {
  const outline: PlanOutline = { summary: null, reason: null, weeks: [], notes: [] };
  const paragraphs = (description ?? '').split(/\n+/).map((paragraph) => paragraph.trim());
  for (const paragraph of paragraphs.filter((text) => text !== '')) {
    const [, weeks, note] = WEEKS.exec(paragraph) ?? [];
    if (weeks !== undefined && note !== undefined) outline.weeks.push({ weeks, note });
    else if (outline.reason === null && REASON.test(paragraph)) outline.reason = paragraph.replace(REASON, '');
    else if (outline.summary === null) outline.summary = paragraph;
    else outline.notes.push(paragraph);
  }
  return outline;
}
