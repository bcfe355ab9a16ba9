import { lazyPart } from '../loading/lazy-part.tsx';
import styles from './lazy-calendar.module.css';

/** The calendar, loaded when it is opened for the first time. */
export const LazyCalendar = lazyPart(async () => (await import('../kit/field/calendar.tsx')).Calendar, {
  waiting: <div className={styles.waiting} />,
});
