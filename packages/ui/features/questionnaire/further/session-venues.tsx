import type { Venue } from '@anwurf/domain/vocabulary/venue';
import { VENUES } from '@anwurf/domain/vocabulary/venue';
import { Segments } from '../../../kit/field/segments.tsx';
import styles from './further.module.css';

export interface SessionVenuesProps {
  /** Sessions a week. */
  count: number;
  value: readonly Venue[];
  onChange: (value: Venue[]) => void;
}

const options = VENUES.map((venue) => ({ value: venue, label: venue }));

/** Where each own session of the week takes place. */
export function SessionVenues({ count, value, onChange }: SessionVenuesProps) {
  function choose(index: number, venue: Venue) {
    // The list has no gaps: sessions before it that nobody spoke of take the same place.
    onChange(
      Array.from({ length: Math.max(index + 1, Math.min(count, value.length)) }, (_, place) =>
        place === index ? venue : (value[place] ?? venue),
      ),
    );
  }
  return (
    <fieldset className={styles.venues}>
      <legend className={styles.label}>Wo trainierst du allein? (freiwillig)</legend>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.venue}>
          <span aria-hidden="true">Einheit {index + 1}</span>
          <Segments
            label={`Ort von Einheit ${index + 1}`}
            hideLabel
            options={options}
            value={value[index] ?? null}
            onChange={(venue) => choose(index, venue)}
          />
        </div>
      ))}
    </fieldset>
  );
}
