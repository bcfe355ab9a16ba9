import { type Barbell, barbellLoad } from '@anwurf/domain/workout/barbell-load';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Link } from '../../../links/plain-links.ts';
import styles from './plate-calculator.module.css';
import { PlateStack } from './plate-stack.tsx';

export interface PlateCalculatorProps {
  /** Kilograms. */
  weight: number;
  barbell: Barbell;
  /** Nothing is known of the player's bar and plates. */
  isUsual: boolean;
  /** Takes a weight that can be loaded. */
  onChoose: (weight: number) => void;
}

function Uneven({ weight, barbell, onChoose }: Omit<PlateCalculatorProps, 'isUsual'>) {
  const { lighter, heavier } = barbellLoad(weight, barbell);
  const near = [lighter, heavier].flatMap((one) => one ?? []);
  return (
    <>
      <p>
        {weight < barbell.bar ? (
          <>
            Das ist leichter als die Stange allein: Sie wiegt <Num unit="kg">{shownNumber(barbell.bar)}</Num>.
          </>
        ) : (
          'Mit diesen Scheiben geht das nicht auf. Am nächsten liegt:'
        )}
      </p>
      <div className={styles.near}>
        {near.map((one) => (
          <Button key={one} variant="line" onPress={() => onChoose(one)}>
            {shownNumber(one)} kg nehmen
          </Button>
        ))}
      </div>
      {near.map((one) => (
        <PlateStack key={one} weight={one} perSide={barbellLoad(one, barbell).perSide ?? []} />
      ))}
    </>
  );
}

/** Plates of each side for a weight, drawn; where it does not come out even, for the nearest weights that do. */
export function PlateCalculator({ weight, barbell, isUsual, onChoose }: PlateCalculatorProps) {
  const { perSide } = barbellLoad(weight, barbell);
  return (
    <div className={styles.body}>
      {perSide === null ? (
        <Uneven weight={weight} barbell={barbell} onChoose={onChoose} />
      ) : (
        <PlateStack weight={weight} perSide={perSide} />
      )}
      <p className={styles.note}>
        Stange <Num unit="kg">{shownNumber(barbell.bar)}</Num>, Scheiben {barbell.plates.map(shownNumber).join(' · ')} kg
        {isUsual ? ', wie üblich. Eure Halle hat andere? ' : '. '}
        <Link to="/training/week/setup">Ändern</Link>
      </p>
    </div>
  );
}
