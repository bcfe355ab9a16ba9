import { ChartNoAxesColumn, CirclePlus, List } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../../kit/class-names.ts';
import styles from './tiles.module.css';

/** Only what works: a tile never leads to a dead end. */
const tiles = [
  { label: 'Trainingspläne', href: '/training-plans', icon: List },
  { label: 'Plan erstellen', href: '/training-plans/new', icon: CirclePlus },
  { label: 'Statistiken', href: '/statistics', icon: ChartNoAxesColumn },
];

export function Tiles() {
  return (
    <ul className={styles.tiles}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Link href={tile.href} className={classNames(styles.tile)}>
            <tile.icon size={28} strokeWidth={1.8} aria-hidden="true" />
            <span>{tile.label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
