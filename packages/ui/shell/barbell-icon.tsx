import { Dumbbell } from 'lucide-react';
import styles from './barbell-icon.module.css';

/** The dumbbell laid level, as everything on the court is. */
export function BarbellIcon(props: { 'aria-hidden': 'true' }) {
  return <Dumbbell {...props} className={styles.level} />;
}
