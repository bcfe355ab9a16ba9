import { storableText } from '@anwurf/contract/storable-text';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import * as z from 'zod';
import type { Column } from './player-columns.ts';
import { isSeason, namesPerson, plainCount, readMinutes, readPair, spokenName, writtenSeason } from './read-cell.ts';

const count = z
  .string()
  .overwrite(plainCount)
  .refine((text) => /^\d{0,5}$/.test(text), 'is not an integer from 0 to 99999')
  .transform((text) => (text === '' ? null : Number(text)))
  .default(null);
const minutes = z
  .string()
  .transform((text, context) => {
    const read = readMinutes(text);
    if (read !== undefined) return read;
    context.addIssue('is no time such as 612, 612:30 or 10:12:30');
    return z.NEVER;
  })
  .default(null);
const words = (most: number) =>
  z
    .string()
    .overwrite(writtenName)
    .check(z.maxLength(most, `has more than ${most} characters`))
    .refine((text) => storableText.safeParse(text).success, 'contains characters that cannot be stored')
    .refine((text) => !text.includes('\uFFFD'), 'contains characters that its encoding does not have')
    .refine((text) => !/^[=+@]/.test(text), 'is a formula');
const flag = z
  .string()
  .transform((text) => text.toLowerCase())
  .refine((text) => ['', 'ja', 'nein', '1', '0', 'x', 'true', 'false'].includes(text), 'is neither ja nor nein')
  .transform((text) => (text === '' ? null : ['ja', '1', 'x', 'true'].includes(text)))
  .default(null);

const lineSchema = z
  .object({
    name: words(200)
      .min(1, 'is missing')
      .overwrite(spokenName)
      .refine((name) => name === '' || namesPerson(name), 'is no name of a person'),
    mannschaft: words(200).default(''),
    saison: words(40)
      .min(1, 'is missing')
      .overwrite(writtenSeason)
      .refine((text) => text === '' || isSeason(text), 'is no season such as 2025/26'),
    gespielte_spiele: count,
    tore_gesamt: count,
    feldtore: count,
    siebenmeter_tore: count,
    siebenmeter_versuche: count,
    trikotnummer: count,
    gelbe_karten: count,
    zwei_minuten_strafen: count,
    disqualifikationen: count,
    wuerfe: count,
    paraden: count,
    gegentore: count,
    spielminuten: minutes,
    versteckt: flag,
  })
  .transform(({ feldtore: fieldGoals, ...line }) => {
    const sum = fieldGoals === null || line.siebenmeter_tore === null ? null : fieldGoals + line.siebenmeter_tore;
    return { ...line, tore_gesamt: line.tore_gesamt ?? sum };
  })
  .superRefine(({ tore_gesamt: goals, siebenmeter_tore: sevens, siebenmeter_versuche: attempts, wuerfe: shots }, context) => {
    const refuse = (path: Column, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (sevens !== null && goals !== null && sevens > goals) refuse('siebenmeter_tore', 'is more than all goals');
    if (sevens !== null && attempts !== null && sevens > attempts) refuse('siebenmeter_versuche', 'is less than the 7 m goals');
    if (shots !== null && goals !== null && goals > shots) refuse('wuerfe', 'is less than the goals');
  });

/** A line's values; null: the list does not say. */
export type PlayerLine = z.infer<typeof lineSchema>;

/** '2', 'II': the number of a club's team, beside the club. */
const teamNumber = /^(?:\d{1,2}|[IVX]{1,4})\.?$/;

function teamOf({ mannschaft: team = '', verein: club = '' }: Partial<Record<Column, string>>): string {
  return teamNumber.test(team) ? `${club} ${team}`.trim() : team || club;
}

/** Cells by column as the schema takes them: name and team put together, and '18/24' taken apart. */
function joinCells(cells: Partial<Record<Column, string>>): Partial<Record<Column, string>> {
  const pair = readPair(cells.siebenmeter ?? '');
  return {
    ...(pair !== null && { siebenmeter_tore: pair[0], siebenmeter_versuche: pair[1] }),
    ...(cells.name === undefined && { name: [cells.vorname, cells.nachname].filter(Boolean).join(' ') }),
    ...cells,
    mannschaft: teamOf(cells),
  };
}

/** Why the cell for both of goals and attempts cannot be read; null: it can. */
function pairProblem({ siebenmeter: pair }: Partial<Record<Column, string>>): string | null {
  const isRead = pair === undefined || plainCount(pair) === '' || readPair(pair) !== null;
  return isRead ? null : 'siebenmeter is not of the form 18/24';
}

/** Reads the trimmed cells of a line by their columns; a text: the reason why it cannot be read. */
export function readPlayerLine(cells: Partial<Record<Column, string>>): PlayerLine | string {
  const parsed = lineSchema.safeParse(joinCells(cells));
  const misread = pairProblem(cells);
  if (misread !== null) return misread;
  return parsed.success ? parsed.data : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ');
}
