/** How an exercise is done, in parts. */
export interface Instruction {
  readonly steps: readonly string[];
  /** The usual mistake; null where none is told. */
  readonly mistake: string | null;
}

const MISTAKE = /Häufiger Fehler:\s*/;
// Three letters before the full stop: 'z. B.' ends no sentence.
const SENTENCE_END = /(?<=[\p{L}\d)]{3}[.!])\s+(?=[\p{Lu}])/u;

/** Reads an instruction sentence by sentence, with the usual mistake apart. */
export function readInstruction(text: string): Instruction {
  const [how = '', mistake = ''] = text.split(MISTAKE);
  const steps = how
    .split(SENTENCE_END)
    .map((step) => step.trim())
    .filter((step) => step !== '');
  return { steps, mistake: mistake.trim() === '' ? null : mistake.trim() };
}
