import { ownEquipmentLabel } from '@anwurf/domain/exercise/own-exercise';
import type { SearchHit } from '@anwurf/domain/exercise/search-exercises';
import { GOAL_LABELS } from '@anwurf/domain/vocabulary/goal';
import { parseGoal } from '@anwurf/domain/vocabulary/parse-goal';
import { Check, Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { equipmentText } from '../find/exercise-words.ts';
import { FavouriteMark } from '../find/favourite-mark.tsx';
import { MarkedText } from '../find/marked-text.tsx';
import { OfferInstruction } from './offer-instruction.tsx';
import styles from './offer-row.module.css';
import type { OfferedExercise } from '../find/offered-exercise.ts';

/** More would push the name from the screen. */
const shownGoals = 2;

function goalWord(text: string): string {
  const known = parseGoal(text);
  return known === undefined ? text : GOAL_LABELS[known];
}

function equipmentWords({ own, equipment }: OfferedExercise): readonly string[] {
  return own === null || equipment.length === 0 ? [equipmentText(equipment)] : equipment.map(ownEquipmentLabel);
}

export interface OfferRowProps {
  hit: SearchHit<OfferedExercise>;
  isFavourite: boolean;
  /** It is in the open session. */
  isChosen: boolean;
  onPress: (id: string) => void;
}

/** An exercise that can be added, or taken out again. */
export const OfferRow = memo(function OfferRow({ hit: { exercise, isSimilar, matches }, isFavourite, isChosen, onPress }: OfferRowProps) {
  const { id, name, own, goals } = exercise;
  const [opened, setOpened] = useState(false);
  const other = matches.find(({ field }) => field === 'synonym' || field === 'muscle');
  const words = [...equipmentWords(exercise), ...goals.slice(0, shownGoals).map(goalWord)];
  return (
    <li className={styles.row}>
      <ExercisePicture slug={own === null ? exercise.slug : own.figure} equipment={exercise.equipment} />
      <div className={styles.text}>
        <h3>
          {isFavourite && <FavouriteMark />}
          <MarkedText text={name} parts={matches.filter(({ field }) => field === 'name')} />
        </h3>
        {other && (
          <p className={styles.other}>
            {isSimilar && 'ähnlich: '}
            <MarkedText text={other.text} parts={[other]} />
          </p>
        )}
        <p className={styles.tags}>
          {own !== null && <Badge kind="court">Eigene Übung</Badge>}
          {words.map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </p>
        <Button
          className={classNames(styles.more)}
          aria-expanded={opened}
          aria-label={`${opened ? 'Anleitung verbergen' : 'Anleitung anzeigen'}: ${name}`}
          onPress={() => setOpened(!opened)}
        >
          {opened ? 'Anleitung verbergen' : 'Anleitung anzeigen'}
        </Button>
        {opened && <OfferInstruction exercise={exercise} />}
      </div>
      <Button
        className={classNames(styles.add, isChosen && styles.on)}
        aria-label={`${name} ${isChosen ? 'entfernen' : 'hinzufügen'}`}
        aria-pressed={isChosen}
        onPress={() => onPress(id)}
      >
        {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      </Button>
    </li>
  );
});
