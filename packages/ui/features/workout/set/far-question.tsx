import { SIDE_LABELS } from '@anwurf/domain/workout/sides';
import { shownNumber } from '@anwurf/domain/workout/set-words';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './far-question.module.css';
import type { AskedValue } from './use-far-question.ts';

export interface FarQuestionProps {
  far: AskedValue;
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
        {far.side !== null && `${SIDE_LABELS[far.side]}: `}
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
