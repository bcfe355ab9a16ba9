import { Label } from 'react-aria-components/Label';
import { Slider, type SliderProps, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../class-names.ts';
import { Num } from '../text/num.tsx';
import styles from './range-slider.module.css';
import slider from './slider.module.css';

export interface RangeSliderProps extends Required<Pick<SliderProps<number>, 'value' | 'onChange'>> {
  label: string;
  unit: string;
  range: { readonly min: number; readonly max: number; readonly step: number };
}

/** A whole number between two ends; arrow keys move it by a step. */
export function RangeSlider({ label, unit, range: { min, max, step }, value, onChange }: RangeSliderProps) {
  const part = ((value - min) / (max - min)) * 100;
  const scale = { minValue: min, maxValue: max, step, value, onChange };
  return (
    <Slider {...scale} formatOptions={{ style: 'decimal' }} className={classNames(styles.slider)}>
      <div className={styles.head}>
        <Label>{label}</Label>
        <Num size="m" unit={unit}>
          {value}
        </Num>
      </div>
      <SliderTrack className={classNames(slider.track)}>
        <span className={styles.line} aria-hidden="true">
          <i style={{ width: `${part}%` }} />
        </span>
        <SliderThumb className={classNames(slider.thumb)} />
      </SliderTrack>
      <div className={styles.ends} aria-hidden="true">
        <span>{min}</span>
        <span>{max}</span>
      </div>
    </Slider>
  );
}
