/** Instruction of an exercise, in parts. */
export interface Instruction {
  readonly steps: readonly string[];
  /** The usual mistake; null: none given. */
  readonly mistake: string | null;
}

const MISTAKE = /Häufiger Fehler:\s*/;
// Three letters before the full stop: 'z. B.' ends no sentence.
const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!])\s+(?=[\p{Lu}])/u;

/** Splits an instruction into sentences, with the usual mistake apart. */
export function readInstruction(text: string): Instruction {
  const [how = '', mistake = ''] = text.split(MISTAKE);
  const steps = how
    .split(SENTENCE_END)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  return { steps, mistake: mistake.trim() === '' ? null : mistake.trim() };
}
