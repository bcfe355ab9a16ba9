import { shownNumber } from '@anwurf/domain/workout/set-words';
import { Disc3 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { PlateCalculator, type PlateCalculatorProps } from './plate-calculator.tsx';
import styles from './plates-button.module.css';

export interface PlatesButtonProps extends Omit<PlateCalculatorProps, 'weight'> {
  /** Kilograms; null: none is entered. */
  weight: number | null;
  isReadOnly: boolean;
}

/** 'Scheiben': how the entered weight is put on the bar. */
export function PlatesButton({ weight, isReadOnly, onChoose, ...barbell }: PlatesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      <Button variant="quiet" isDisabled={weight === null || isReadOnly} onPress={() => setOpen(true)}>
        <Disc3 size={20} aria-hidden="true" />
        Scheiben
      </Button>
      {isOpen && weight !== null && (
        <Sheet title={`${shownNumber(weight)} kg auf der Stange`} isOpen onOpenChange={setOpen}>
          <PlateCalculator
            {...barbell}
            weight={weight}
            onChoose={(chosen) => {
              setOpen(false);
              onChoose(chosen);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}
