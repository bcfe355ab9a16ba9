import { Star } from 'lucide-react';
import styles from './favourite-mark.module.css';

/** Before the name of an exercise that the player has marked. */
export function FavouriteMark() {
  return <Star size={15} role="img" aria-label="Favorit" className={styles.mark} />;
}
