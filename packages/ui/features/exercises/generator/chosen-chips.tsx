import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { type ChosenExercise, chosenExtras, chosenText } from '@anwurf/domain/workout/own-plan';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import styles from './chosen-chips.module.css';
import { DividedName } from '../../../data/divided-name.tsx';

export interface ChosenChipsProps {
  /** 'Session 1'. */
  session: string;
  chosen: readonly ChosenExercise[];
  /** Its amounts and its place are to be changed. */
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Lists a session's exercises, part by part: a chip opens its amounts, the cross removes it. */
export function ChosenChips({ session, chosen, onOpen, onRemove }: ChosenChipsProps) {
  const area = useRef<HTMLElement>(null);
  /** Place of the chip that was removed by its cross: the focus goes to the one that takes it. */
  const [removed, setRemoved] = useState<{ at: number } | null>(null);

  useEffect(() => {
    if (removed === null) return;
    const crosses = area.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (crosses[Math.min(removed.at, crosses.length - 1)] ?? area.current)?.focus();
  }, [removed]);

  return (
    <section ref={area} tabIndex={-1} className={styles.chosen} aria-label={`Übungen in ${session}`}>
      {chosen.length === 0 && <p className={styles.none}>Noch keine Übung. Such eine aus und tippe auf das Plus.</p>}
      {PHASES.map((phase) => {
        const ofPhase = chosen.filter((one) => one.phase === phase);
        if (ofPhase.length === 0) return null;
        return (
          <div key={phase} className={classNames(styles.part, styles[phase])}>
            <h3>{PHASE_LABELS[phase]}</h3>
            <ul>
              {ofPhase.map((one) => (
                <li key={one.id}>
                  <Button
                    className={classNames(styles.open)}
                    aria-label={`${[one.name, chosenExtras(one).join(' · '), chosenText(one)].filter(Boolean).join(' ')}, ändern`}
                    onPress={() => onOpen(one.id)}
                  >
                    <span>
                      <DividedName>{one.name}</DividedName>
                      {chosenExtras(one).length > 0 && ' '}
                      {chosenExtras(one).length > 0 && <small>{chosenExtras(one).join(' · ')}</small>}
                    </span>{' '}
                    <Num>{chosenText(one)}</Num>
                  </Button>
                  <Button
                    className={classNames(styles.remove)}
                    aria-label={`${one.name} aus der Session entfernen`}
                    data-remove=""
                    onPress={() => {
                      setRemoved({ at: chosen.indexOf(one) });
                      onRemove(one.id);
                    }}
                  >
                    <X size={18} aria-hidden="true" />
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
