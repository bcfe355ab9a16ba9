import { readInstruction } from '@anwurf/domain/exercise/instruction';

/** Describes an exercise's figure: its name and the first sentence of its instruction. */
export function figureLabel(name: string, instruction: string | null): string {
  const [first] = readInstruction(instruction ?? '').steps;
  return first === undefined ? `Bewegungsbild ${name}` : `Bewegungsbild ${name}: ${first}`;
}
