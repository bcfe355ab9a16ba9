import { readInstruction } from '@anwurf/domain/catalogue/instruction';

/** What an exercise's figure shows, in words: its name and the first sentence of its instruction. */
export function figureLabel(name: string, instruction: string | null): string {
  const [first] = readInstruction(instruction ?? '').steps;
  return first === undefined ? `Bewegungsbild ${name}` : `Bewegungsbild ${name}: ${first}`;
}
