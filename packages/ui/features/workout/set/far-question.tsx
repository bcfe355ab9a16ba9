import { writeTypedNumber } from '@anwurf/domain/number/typed-number';
import { SIDE_LABELS } from '@anwurf/domain/workout/sides';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { keepClear } from '../../../kit/overlay/keep-clear.ts';
import { Num } from '../../../kit/text/num.tsx';
import type { MetricField } from './metric-fields.ts';
import styles from './far-question.module.css';
import type { AskedValue } from './use-far-question.ts';

export interface FarQuestionProps {
  far: AskedValue;
  /** The field of the value. */
  field: MetricField;
  onAccept: () => void;
  onChange: () => void;
}

/** '225 kg? Sonst 22,5 kg.', beside the set that is not stored before it is answered. Numbers stand as the field writes them. */
export function FarQuestion({ far, field: { unit, field }, onAccept, onChange }: FarQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} className={styles.box} {...keepClear}>
      <p role="alert">
        {far.side !== null && `${SIDE_LABELS[far.side]}: `}
        <b>
          <Num unit={unit}>{writeTypedNumber(far.value, field)}</Num>?
        </b>{' '}
        {far.usual === null ? (
          'Das ist ungewöhnlich viel.'
        ) : (
          <>
            Sonst <Num unit={unit}>{writeTypedNumber(far.usual, field)}</Num>.
          </>
        )}
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
