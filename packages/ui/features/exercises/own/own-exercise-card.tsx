import type { LibraryExercise } from '@anwurf/db/queries/exercise-library';
import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownAmount, ownEquipmentLabel, ownMetric } from '@anwurf/domain/exercise/own-exercise';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import type { Metric } from '@anwurf/domain/vocabulary/unit';
import { Video } from 'lucide-react';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { OwnLadder } from './own-ladder.tsx';
import styles from './own-exercise-card.module.css';

export interface OwnExerciseCardProps {
  exercise: OwnExercise;
  /** The catalogue; empty while it is read. */
  library: readonly LibraryExercise[];
  onEdit: () => void;
  onDelete: () => void;
}

function Chips({ label, words, kind }: { label: string; words: readonly string[]; kind: 'plain' | 'court' }) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Badge kind={kind}>{word}</Badge>
        </li>
      ))}
    </ul>
  );
}

const amountLabels: Readonly<Record<Metric, string>> = {
  reps: 'Wiederholungen',
  weight_reps: 'Wiederholungen',
  seconds: 'Sekunden',
  metres: 'Meter',
};

function Amount({ label, value, unit }: { label: string; value: number; unit?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Num size="m" {...(unit !== undefined && { unit })}>
          {formatGermanDecimal(value)}
        </Num>
      </dd>
    </div>
  );
}

export function OwnExerciseCard({ exercise, library, onEdit, onDelete }: OwnExerciseCardProps) {
  const { id, name, figure, position, equipment, goals, muscles, instructionLink } = exercise;
  const metric = ownMetric(exercise);
  const details = [
    ...(exercise.tempo === null ? [] : [`Tempo ${exercise.tempo}`]),
    ...(exercise.weightStep === null || metric !== 'weight_reps' ? [] : [`Gewichtssprung ${formatGermanDecimal(exercise.weightStep)} kg`]),
  ];
  return (
    <Card aria-labelledby={`own-${id}`}>
      <header className={styles.head}>
        <ExercisePicture slug={figure} equipment={equipment} />
        <div>
          <h2 id={`own-${id}`}>{name}</h2>
          <p>{position === '' ? 'Allgemein' : position}</p>
        </div>
        <MoreMenu label={`Mehr zu ${name}`} onEdit={onEdit} onDelete={onDelete} />
      </header>
      <dl className={styles.amounts}>
        <Amount label="Sätze" value={exercise.sets} />
        <Amount label={amountLabels[metric] + (exercise.perSide ? ' je Seite' : '')} value={ownAmount(exercise)} />
        {exercise.pauseSeconds !== null && <Amount label="Pause" value={exercise.pauseSeconds} unit="s" />}
      </dl>
      {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
      <Chips label="Equipment" words={equipment.map(ownEquipmentLabel)} kind="plain" />
      <Chips label="Ziele" words={goals} kind="court" />
      <Chips label="Muskeln" words={muscles} kind="plain" />
      <OwnLadder exercise={exercise} library={library} />
      {instructionLink !== null && (
        <Link href={instructionLink} target="_blank" rel="noreferrer noopener">
          <Video size={20} aria-hidden="true" className={styles.video} />
          Video-Anleitung
        </Link>
      )}
    </Card>
  );
}
