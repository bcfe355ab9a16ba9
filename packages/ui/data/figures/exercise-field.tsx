import { FigureField } from '../../kit/figure/figure-field.tsx';
import { useFigure } from './use-figure.ts';
import { readInstruction } from '@anwurf/domain/exercise/instruction';

/** Describes an exercise's figure: its name and the first sentence of its instruction. */
function figureLabel(name: string, instruction: string | null): string {
  const [first] = readInstruction(instruction ?? '').steps;
  return first === undefined ? `Bewegungsbild ${name}` : `Bewegungsbild ${name}: ${first}`;
}

export interface ExerciseFieldProps {
  /** Undefined: not known yet; null: not of the catalogue. */
  slug: string | null | undefined;
  name: string;
  /** 'down-hold-up-hold' in seconds; null: the figure's own. */
  tempo: string | null;
  instruction: string | null;
  /** Below the picture. */
  caption?: string | undefined;
}

/** An exercise's figure in motion, as large as the page allows; nothing where there is none. */
export function ExerciseField({ slug, name, tempo, instruction, caption }: ExerciseFieldProps) {
  const drawing = useFigure(slug, tempo);
  if (!drawing) return null;
  return <FigureField key={slug} drawing={drawing} label={figureLabel(name, instruction)} caption={caption} />;
}
