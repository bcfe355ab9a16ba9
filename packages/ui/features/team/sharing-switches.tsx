import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { Switch } from '../../kit/field/switch.tsx';
import { Card } from '../../kit/layout/card.tsx';
import styles from './sharing-switches.module.css';
import { sharedKindWords } from './sharing-words.ts';

export interface SharingSwitchesProps {
  /** Those that can be shared; by default all. */
  kinds?: readonly SharedKind[];
  shared: ReadonlySet<SharedKind>;
  onChange: (kind: SharedKind, granted: boolean) => void;
}

/** A switch for each kind that a player can share. */
export function SharingSwitches({ kinds = SHARED_KINDS, shared, onChange }: SharingSwitchesProps) {
  return (
    <Card flush>
      <ul className={styles.list}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Switch isSelected={shared.has(kind)} onChange={(granted) => onChange(kind, granted)} detail={sharedKindWords[kind].detail}>
              {sharedKindWords[kind].title}
            </Switch>
          </li>
        ))}
      </ul>
    </Card>
  );
}
