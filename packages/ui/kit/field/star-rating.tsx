import { Star } from 'lucide-react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import styles from './star-rating.module.css';
import field from './text-field.module.css';

export interface StarRatingProps {
  label: string;
  /** Meaning of each number of stars, from one up. */
  names: readonly string[];
  value: number;
  onChange: (value: number) => void;
}

/** One to a few stars; arrow keys move. Words beside them give their meaning. */
export function StarRating({ label, names, value, onChange }: StarRatingProps) {
  return (
    <RadioGroup
      orientation="horizontal"
      value={String(value)}
      onChange={(next) => onChange(Number(next))}
      className={classNames(styles.group)}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.stars}>
        {names.map((name, index) => (
          <Radio
            key={name}
            value={String(index + 1)}
            aria-label={`${index + 1} von ${names.length}: ${name}`}
            className={classNames(styles.star, index < value && styles.filled)}
          >
            <Star size={30} aria-hidden="true" />
          </Radio>
        ))}
        <span className={styles.word} aria-hidden="true">
          {names[value - 1]}
        </span>
      </div>
    </RadioGroup>
  );
}
