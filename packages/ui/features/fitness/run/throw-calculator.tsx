import { throwSpeed } from '@anwurf/domain/fitness/throw-speed';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useState } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { PictureRate, TrialCalculator, USUAL_RATE } from './trial-calculator.tsx';

/** Makes a speed of counted pictures of a video. */
export function ThrowCalculator({ onSpeed }: { onSpeed: (kmh: number) => void }) {
  const [metres, setMetres] = useState<number | null>(7);
  const [frames, setFrames] = useState<number | null>(null);
  const [rate, setRate] = useState<number | null>(USUAL_RATE);
  return (
    <TrialCalculator title="Aus Videobildern rechnen" value={throwSpeed(metres ?? 0, frames ?? 0, rate ?? 0)} unit="km/h" onTake={onSpeed}>
      <NumberBox label="Weg bis zur Torlinie" unit="m" rule={numberRule(NUMERIC_FIELDS.throwMetres)} value={metres} onChange={setMetres} />
      <NumberBox
        label="Gezählte Bilder"
        unit="Bilder"
        rule={numberRule(NUMERIC_FIELDS.throwPictures)}
        value={frames}
        onChange={setFrames}
      />
      <PictureRate value={rate} onChange={setRate} />
    </TrialCalculator>
  );
}
