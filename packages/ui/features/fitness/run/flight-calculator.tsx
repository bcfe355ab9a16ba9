import { flightTime, jumpHeight } from '@anwurf/domain/fitness/jump-height';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useState } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { PictureRate, TrialCalculator, USUAL_RATE } from './trial-calculator.tsx';
import styles from './trial-calculator.module.css';

type Way = 'time' | 'video';

const WAYS = [
  { value: 'time', label: 'Matte' },
  { value: 'video', label: 'Video' },
] as const satisfies readonly { value: Way; label: string }[];

/** Makes a height of the time in the air, which a mat shows or a video counts in pictures. */
export function FlightCalculator({ onHeight }: { onHeight: (cm: number) => void }) {
  const [way, setWay] = useState<Way>('time');
  const [time, setTime] = useState<number | null>(null);
  const [pictures, setPictures] = useState<number | null>(null);
  const [rate, setRate] = useState<number | null>(USUAL_RATE);
  const flight = way === 'time' ? time : flightTime(pictures ?? 0, rate ?? 0);
  return (
    <TrialCalculator title="Aus der Flugzeit rechnen" value={jumpHeight(flight ?? 0)} unit="cm" onTake={onHeight}>
      <div className={styles.ways}>
        <Segments<Way> label="Gemessen mit" hideLabel options={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'time' ? (
        <NumberBox label="Flugzeit" unit="ms" rule={numberRule(NUMERIC_FIELDS.flightTime)} value={time} onChange={setTime} />
      ) : (
        <>
          <NumberBox
            label="Bilder in der Luft"
            unit="Bilder"
            rule={numberRule(NUMERIC_FIELDS.flightPictures)}
            value={pictures}
            onChange={setPictures}
          />
          <PictureRate value={rate} onChange={setRate} />
        </>
      )}
    </TrialCalculator>
  );
}
