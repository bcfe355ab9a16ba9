import type { SquadMember } from '@anwurf/domain/team/squad-member';
import { readinessNumber } from '../../../data/readiness/readiness-words.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { NONE } from './member-words.ts';
import styles from './readiness-mark.module.css';

export interface ReadinessMarkProps extends Pick<SquadMember, 'readiness'> {
  /** Whether it says what it is, where no heading does. */
  isNamed?: boolean;
}

/** How fit a player feels: the number and its word. */
export function ReadinessMark({ readiness, isNamed = false }: ReadinessMarkProps) {
  return (
    <span className={classNames(styles.readiness, isNamed && styles.named)}>
      {isNamed && <span>Bereitschaft</span>}
      <Num>{readiness === null ? NONE : readinessNumber(readiness.value)}</Num>
      <span>{readiness === null ? 'kein Eintrag' : readiness.word}</span>
    </span>
  );
}
