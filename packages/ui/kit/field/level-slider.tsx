import { Check, TriangleAlert, X } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../class-names.ts';
import styles from './level-slider.module.css';
import { Num } from '../text/num.tsx';
import slider from './slider.module.css';

/** A stretch of the scale with a meaning: colour, icon and word. */
export interface LevelBand {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly tone: 'good' | 'warn' | 'bad';
}

export interface LevelSliderProps {
  label: string;
  hideLabel?: boolean;
  bands: readonly LevelBand[];
  value: number;
  onChange: (value: number) => void;
  /** Shows the bands' words below the scale, with their levels. */
  legend?: boolean;
}

const icons = { good: Check, warn: TriangleAlert, bad: X };

/** Whole levels of a scale whose stretches mean something. Arrow keys move it. */
export function LevelSlider({ label, hideLabel = false, bands, value, onChange, legend = false }: LevelSliderProps) {
  const max = bands.at(-1)?.to ?? 10;
  const current = bands.find(({ from, to }) => value >= from && value <= to);
  const Icon = icons[current?.tone ?? 'good'];
  return (
    <Slider
      {...(hideLabel && { 'aria-label': label })}
      minValue={0}
      maxValue={max}
      step={1}
      value={value}
      onChange={onChange}
      className={classNames(styles.slider)}
    >
      {!hideLabel && (
        <div className={styles.head}>
          <Label>{label}</Label>
          <span className={classNames(styles.current, styles[current?.tone ?? 'good'])}>
            <Num>{value}</Num>
            <Icon size={18} aria-hidden="true" />
            {current?.label}
          </span>
        </div>
      )}
      <SliderTrack className={classNames(slider.track)}>
        <span className={styles.bands} aria-hidden="true">
          {bands.map(({ from, to, tone }) => (
            <i key={from} style={{ flexGrow: to - from + 1 }} className={styles[tone]} />
          ))}
        </span>
        <SliderThumb className={classNames(slider.thumb)} />
      </SliderTrack>
      {legend && (
        <div className={styles.legend}>
          {bands.map(({ from, to, tone, label: word }) => {
            const BandIcon = icons[tone];
            return (
              <span
                key={from}
                style={{ flexGrow: to - from + 1 }}
                className={classNames(styles.band, value >= from && value <= to && styles.here, styles[tone])}
              >
                <b>
                  <BandIcon size={18} aria-hidden="true" />
                  {word}
                </b>
                <small>
                  {from} bis {to}
                </small>
              </span>
            );
          })}
        </div>
      )}
    </Slider>
  );
}
