import { flightTime, jumpHeight } from '@anwurf/domain/fitness/jump-height';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useState } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Button } from '../../../kit/action/button.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Segments } from '../../../kit/field/segments.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './throw-calculator.module.css';

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
  const [rate, setRate] = useState<number | null>(240);
  const flight = way === 'time' ? time : flightTime(pictures ?? 0, rate ?? 0);
  const height = jumpHeight(flight ?? 0);
  return (
    <Disclosure title="Aus der Flugzeit rechnen">
      <div className={styles.fields}>
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
            <NumberBox
              label="Bilder je Sekunde"
              unit="Bilder"
              rule={numberRule(NUMERIC_FIELDS.picturesPerSecond)}
              value={rate}
              onChange={setRate}
            />
          </>
        )}
        <Button variant="line" isDisabled={height === null} onPress={() => height !== null && onHeight(height)}>
          {height === null ? (
            'Als Versuch übernehmen'
          ) : (
            <span>
              <Num unit="cm">{formatGermanDecimal(height, { decimals: 1 })}</Num> übernehmen
            </span>
          )}
        </Button>
      </div>
    </Disclosure>
  );
}
