import type { FarValue } from '@anwurf/domain/workout/far-value';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './far-question.module.css';

export interface FarQuestionProps {
  far: FarValue;
  unit: string;
  onAccept: () => void;
  onChange: () => void;
}

/** '225 kg? Sonst 22,5 kg.', beside the set that is not stored before it is answered. */
export function FarQuestion({ far, unit, onAccept, onChange }: FarQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className={styles.box}>
      <p role="alert">
        <b>
          <Num unit={unit}>{shownNumber(far.value)}</Num>?
        </b>{' '}
        Sonst <Num unit={unit}>{shownNumber(far.usual)}</Num>.
      </p>
      <div className={styles.answers}>
        <Button variant="quiet" onPress={onChange}>
          Ändern
        </Button>
        <Button variant="line" onPress={onAccept}>
          Stimmt so
        </Button>
      </div>
    </div>
  );
}
