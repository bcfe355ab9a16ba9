import { piecesOfName } from '@anwurf/domain/exercise/divided-name';
import { Divided } from '../kit/text/divided.tsx';

/** The name of an exercise, whose long words a line divides as German does. */
export function DividedName({ children }: { children: string }) {
  return <Divided pieces={piecesOfName(children)} />;
}
