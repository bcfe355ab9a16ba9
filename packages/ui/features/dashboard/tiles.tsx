import { BetweenHorizontalEnd, ChartNoAxesColumn, Dumbbell, List, Timer, Weight } from 'lucide-react';
import { classNames } from '../../kit/class-names.ts';
import { AreaLink } from '../../links/app-links.ts';
import styles from './tiles.module.css';

const tiles = [
  { label: 'Trainingspläne', to: '/training-plans', icon: List },
  { label: 'Generator', to: '/workout-generator', icon: BetweenHorizontalEnd },
  { label: 'Statistiken', to: '/statistics', icon: ChartNoAxesColumn },
  { label: 'Übungen', to: '/custom-exercises', icon: Weight },
  { label: 'Training', to: '/training/overview', icon: Dumbbell, level: true },
  { label: 'Standard Tests', to: '/ist-zustand/historie', icon: Timer },
] as const;

/** The six ways into the app. */
export function Tiles() {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.to}>
          <AreaLink to={tile.to} className={classNames(styles.tile)}>
            <tile.icon className={classNames('level' in tile && styles.level)} size={28} strokeWidth={1.8} aria-hidden="true" />
            <span>{tile.label}</span>
          </AreaLink>
        </li>
      ))}
    </ul>
  );
}
