import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from './class-names.ts';
import { Num } from './num.tsx';
import styles from './range-slider.module.css';
import thumb from './slider-thumb.module.css';

export interface RangeSliderProps {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number between two ends; arrow keys move it by a step. */
export function RangeSlider({ label, unit, min, max, step, value, onChange }: RangeSliderProps) {
  const part = ((value - min) / (max - min)) * 100;
  return (
    <Slider
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={onChange}
      formatOptions={{ style: 'decimal' }}
      className={classNames(styles.slider)}
    >
      <div className={styles.head}>
        <Label>{label}</Label>
        <Num size="m" unit={unit}>
          {value}
        </Num>
      </div>
      <SliderTrack className={classNames(thumb.track)}>
        <span className={styles.line} aria-hidden="true">
          <i style={{ width: `${part}%` }} />
        </span>
        <SliderThumb className={classNames(thumb.thumb)} />
      </SliderTrack>
      <div className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </Slider>
  );
}
