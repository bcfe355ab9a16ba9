import { BetweenHorizontalEnd, ChartNoAxesColumn, Dumbbell, List, Timer, Weight } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../../kit/class-names.ts';
import styles from './tiles.module.css';

const tiles = [
  { label: 'Trainingspläne', href: '/training-plans', icon: List },
  { label: 'Generator', href: '/workout-generator', icon: BetweenHorizontalEnd },
  { label: 'Statistiken', href: '/statistics', icon: ChartNoAxesColumn },
  { label: 'Übungen', href: '/custom-exercises', icon: Weight },
  { label: 'Training', href: '/training/overview', icon: Dumbbell, level: true },
  { label: 'Standard Tests', href: '/ist-zustand/historie', icon: Timer },
];

/** The six ways into the app. */
export function Tiles() {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Link href={tile.href} className={classNames(styles.tile)}>
            <tile.icon className={classNames(tile.level && styles.level)} size={28} strokeWidth={1.8} aria-hidden="true" />
            <span>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
