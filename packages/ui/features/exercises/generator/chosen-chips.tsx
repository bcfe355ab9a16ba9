import { PHASE_LABELS, PHASES } from '@anwurf/domain/vocabulary/phase';
import { exerciseGroups, groupText } from '@anwurf/domain/workout/exercise-group';
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
  /** Rounds and rest of the group of an exercise are to be changed. */
  onOpenGroup: (id: string) => void;
}

/** The exercises of a part: those of a superset or circuit together. */
function blocksOf(exercises: readonly ChosenExercise[]): ChosenExercise[][] {
  const groups = exerciseGroups(exercises);
  return exercises.flatMap((exercise, index) => {
    const group = groups.find(({ first, end }) => first <= index && index < end);
    if (group === undefined) return [[exercise]];
    return group.first === index ? [exercises.slice(group.first, group.end)] : [];
  });
}

interface ChipProps extends Pick<ChosenChipsProps, 'onOpen' | 'onRemove'> {
  one: ChosenExercise;
  /** Its own pause does not count: the round has one. */
  isGrouped?: boolean;
}

function Chip({ one, isGrouped = false, onOpen, onRemove }: ChipProps) {
  const extras = chosenExtras(isGrouped ? { ...one, pauseSeconds: null } : one);
  return (
    <li>
      <Button
        className={classNames(styles.open)}
        aria-label={`${[one.name, extras.join(' · '), chosenText(one)].filter(Boolean).join(' ')}, ändern`}
        onPress={() => onOpen(one.id)}
      >
        <span>
          <DividedName>{one.name}</DividedName>
          {extras.length > 0 && ' '}
          {extras.length > 0 && <small>{extras.join(' · ')}</small>}
        </span>{' '}
        <Num>{chosenText(one)}</Num>
      </Button>
      <Button
        className={classNames(styles.remove)}
        aria-label={`${one.name} aus der Session entfernen`}
        data-remove=""
        onPress={() => onRemove(one.id)}
      >
        <X size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}

/** Lists a session's exercises, part by part: a chip opens its amounts, the cross removes it. */
export function ChosenChips({ session, chosen, onOpen, onOpenGroup, onRemove }: ChosenChipsProps) {
  const area = useRef<HTMLElement>(null);
  /** Place of the chip that was removed by its cross: the focus goes to the one that takes it. */
  const [removed, setRemoved] = useState<{ at: number } | null>(null);

  useEffect(() => {
    if (removed === null) return;
    const crosses = area.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (crosses[Math.min(removed.at, crosses.length - 1)] ?? area.current)?.focus();
  }, [removed]);

  function remove(id: string) {
    setRemoved({ at: chosen.findIndex((one) => one.id === id) });
    onRemove(id);
  }
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
              {blocksOf(ofPhase).map((block) => {
                const [first] = block;
                if (first === undefined) return null;
                if (block.length === 1) return <Chip key={first.id} one={first} onOpen={onOpen} onRemove={remove} />;
                const text = groupText(block);
                return (
                  <li key={`group ${first.id}`} className={styles.group}>
                    <Button className={classNames(styles.groupHead)} aria-label={`${text}, ändern`} onPress={() => onOpenGroup(first.id)}>
                      {text}
                    </Button>
                    <ul>
                      {block.map((one) => (
                        <Chip key={one.id} one={one} isGrouped onOpen={onOpen} onRemove={remove} />
                      ))}
                    </ul>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
