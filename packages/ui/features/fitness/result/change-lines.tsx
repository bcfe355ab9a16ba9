import { CHANGE_WORDS, type ChangeVerdict, type MeasuredChange } from '@anwurf/domain/fitness/measured-change';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { format, parseISO } from 'date-fns';
import { Badge, type BadgeKind } from '../../../kit/feedback/badge.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './change-lines.module.css';
import { differenceText } from './change-words.ts';

const KINDS: Readonly<Record<ChangeVerdict, BadgeKind>> = {
  'surely-better': 'good',
  'rather-better': 'dashed',
  'within-error': 'plain',
  'rather-worse': 'dashed',
  'surely-worse': 'warn',
};

/** A result against the last and the best one before it: the difference, and whether it is more than measuring alone makes. */
export function ChangeLines({ test, changes }: { test: SubTest; changes: readonly MeasuredChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label="Veränderung">
      {changes.map(({ to, day, difference, verdict }) => (
        <li key={to} className={styles.change}>
          <span>
            {to === 'last' ? 'Zum letzten Test' : 'Zum bisher besten'}, {format(parseISO(day), 'dd.MM.yyyy')}:
          </span>{' '}
          <Num>{differenceText(test, difference)}</Num>{' '}
          {verdict === null ? <small>Messfehler noch unbekannt</small> : <Badge kind={KINDS[verdict]}>{CHANGE_WORDS[verdict]}</Badge>}
        </li>
      ))}
    </ul>
  );
}
