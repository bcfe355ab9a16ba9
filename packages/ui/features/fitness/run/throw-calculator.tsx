import { throwSpeed } from '@anwurf/domain/fitness/throw-speed';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useState } from 'react';
import { numberRule } from '../../../forms/number-rule.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { NumberBox } from '../../../kit/field/number-box.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import styles from './throw-calculator.module.css';

/** Makes a speed of counted pictures of a video. */
export function ThrowCalculator({ onSpeed }: { onSpeed: (kmh: number) => void }) {
  const [metres, setMetres] = useState<number | null>(7);
  const [frames, setFrames] = useState<number | null>(null);
  const [rate, setRate] = useState<number | null>(240);
  const speed = throwSpeed(metres ?? 0, frames ?? 0, rate ?? 0);
  return (
    <Disclosure title="Aus Videobildern rechnen">
      <div className={styles.fields}>
        <NumberBox
          label="Weg bis zur Torlinie"
          unit="m"
          rule={numberRule(NUMERIC_FIELDS.throwMetres)}
          value={metres}
          onChange={setMetres}
        />
        <NumberBox
          label="Gezählte Bilder"
          unit="Bilder"
          rule={numberRule(NUMERIC_FIELDS.throwPictures)}
          value={frames}
          onChange={setFrames}
        />
        <NumberBox
          label="Bilder je Sekunde"
          unit="Bilder"
          rule={numberRule(NUMERIC_FIELDS.picturesPerSecond)}
          value={rate}
          onChange={setRate}
        />
        <Button variant="line" isDisabled={speed === null} onPress={() => speed !== null && onSpeed(speed)}>
          {speed === null ? (
            'Als Versuch übernehmen'
          ) : (
            <span>
              <Num unit="km/h">{formatGermanDecimal(speed, { decimals: 1 })}</Num> übernehmen
            </span>
          )}
        </Button>
      </div>
    </Disclosure>
  );
}
