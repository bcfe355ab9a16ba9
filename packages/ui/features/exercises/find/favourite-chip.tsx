import { Star } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import chips from '../../../kit/field/chips.module.css';
import { classNames } from '../../../kit/class-names.ts';
import styles from './favourite-chip.module.css';

export interface FavouriteChipProps {
  /** Whether there are any to show. */
  hasAny: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Narrows a list of exercises down to the player's favourites; hidden without favourites. */
export function FavouriteChip({ hasAny, isOn, onChange }: FavouriteChipProps) {
  if (!hasAny && !isOn) return null;
  return (
    <ToggleButton isSelected={isOn} onChange={onChange} className={classNames(chips.chip, styles.chip)}>
      <Star size={16} aria-hidden="true" className={classNames(isOn && styles.filled)} />
      Favoriten
    </ToggleButton>
  );
}
