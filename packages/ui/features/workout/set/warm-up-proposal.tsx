import { setText, shownNumber } from '@anwurf/domain/workout/set-words';
import type { WarmUpSet } from '@anwurf/domain/workout/warm-up-sets';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/action/button.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './warm-up-proposal.module.css';

export interface WarmUpProposalProps {
  /** That are not done yet. */
  proposed: readonly WarmUpSet[];
  /** Resolves when the set is on disk, or when that failed. */
  onDone: (set: WarmUpSet) => Promise<unknown>;
}

const valuesOf = (set: WarmUpSet) => ({ ...set, durationSeconds: null, distanceMeters: null });

/** Sets to warm up with, in one line that opens; each is done with one tap, or left alone. */
export function WarmUpProposal({ proposed, onDone }: WarmUpProposalProps) {
  const [isSaving, setSaving] = useState(false);
  if (proposed.length === 0) return null;
  async function done(set: WarmUpSet) {
    setSaving(true);
    await onDone(set);
    setSaving(false);
  }
  return (
    <Disclosure title={`Aufwärmen: ${proposed.map(({ weight }) => shownNumber(weight)).join(' · ')} kg`}>
      <ul className={styles.sets}>
        {proposed.map((set) => (
          <li key={set.weight} className={styles.set}>
            <Num>{setText(valuesOf(set))}</Num>
            <Button variant="line" isDisabled={isSaving} aria-label={`Fertig: ${setText(valuesOf(set))}`} onPress={() => void done(set)}>
              <Check size={20} aria-hidden="true" />
              Fertig
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
