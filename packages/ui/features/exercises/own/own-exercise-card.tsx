import type { OwnExercise } from '@anwurf/db/queries/own-exercises';
import { ownEquipmentLabel } from '@anwurf/domain/exercise/own-exercise';
import { Video } from 'lucide-react';
import { ExercisePicture } from '../../../data/figures/exercise-picture.tsx';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { MoreMenu } from '../../../kit/action/more-menu.tsx';
import { Num } from '../../../kit/text/num.tsx';
import styles from './own-exercise-card.module.css';

export interface OwnExerciseCardProps {
  exercise: OwnExercise;
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

export function OwnExerciseCard({ exercise, onEdit, onDelete }: OwnExerciseCardProps) {
  const { id, name, figure, position, sets, reps, equipment, goals, instructionLink } = exercise;
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
        <div>
          <dt>Sätze</dt>
          <dd>
            <Num size="m">{sets}</Num>
          </dd>
        </div>
        <div>
          <dt>Wiederholungen</dt>
          <dd>
            <Num size="m">{reps}</Num>
          </dd>
        </div>
      </dl>
      <Chips label="Equipment" words={equipment.map(ownEquipmentLabel)} kind="plain" />
      <Chips label="Ziele" words={goals} kind="court" />
      {instructionLink !== null && (
        <Link href={instructionLink} target="_blank" rel="noreferrer noopener">
          <Video size={20} aria-hidden="true" className={styles.video} />
          Video-Anleitung
        </Link>
      )}
    </Card>
  );
}
