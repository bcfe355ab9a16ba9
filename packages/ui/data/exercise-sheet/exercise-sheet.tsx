import { catalogueEntry, type ExerciseVariant, type SessionExercise } from '@anwurf/db/queries/plan-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { equipmentLabel, parseEquipment } from '@anwurf/domain/vocabulary/equipment';
import { amountInWords, pauseInWords, tempoInWords } from '@anwurf/domain/workout/exercise-words';
import { Video } from 'lucide-react';
import { ButtonLink } from '../../kit/action/button-link.tsx';
import { Disclosure } from '../../kit/layout/disclosure.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { ExerciseField } from '../figures/exercise-field.tsx';
import { useExerciseSlugs } from '../figures/use-exercise-slugs.ts';
import { NotLoaded } from '../not-loaded.tsx';
import styles from './exercise-sheet.module.css';

function equipmentText(equipment: readonly string[]): string {
  const labels = equipment.map((text) => {
    const known = parseEquipment(text);
    return known === undefined ? text : equipmentLabel(known);
  });
  return labels.length === 0 ? 'Kein Gerät nötig' : labels.join(', ');
}

function Variants({ title, variants }: { title: string; variants: readonly ExerciseVariant[] }) {
  if (variants.length === 0) return null;
  return (
    <section className={styles.variants}>
      <h3>{title}</h3>
      {variants.map(({ name, equipment, strains, instruction }) => (
        <Disclosure key={name} title={name}>
          <p>{instruction}</p>
          <p>Gerät: {equipmentText(equipment)}</p>
          {strains.length > 0 && <p>Belastet stark: {strains.join(', ')}</p>}
        </Disclosure>
      ))}
    </section>
  );
}

/** How an exercise is done, in words, and what is easier or harder; all from the device. */
export function ExerciseSheet({ exercise, onClose }: { exercise: SessionExercise; onClose: () => void }) {
  const catalogue = useFirstRow(catalogueEntry(exercise), { canBeEmpty: true });
  const entry = loadedOr(catalogue, null);
  const slug = useExerciseSlugs([exercise])(exercise);
  const tempo = tempoInWords(exercise.tempo);
  const facts = [
    { term: 'Umfang', text: amountInWords(exercise) },
    { term: 'Pause', text: pauseInWords(exercise) },
    { term: 'Tempo', text: tempo.length > 0 ? tempo.join(', ') : exercise.tempo },
    { term: 'Gerät', text: entry ? equipmentText(entry.equipment) : null },
  ];
  return (
    <Sheet title={exercise.name} isOpen onOpenChange={onClose}>
      <ExerciseField slug={slug} name={exercise.name} tempo={exercise.tempo} instruction={exercise.description} />
      {exercise.description && <p className={styles.instruction}>{exercise.description}</p>}
      <dl className={styles.facts}>
        {facts.map(({ term, text }) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {exercise.videoLink && (
        <ButtonLink wide href={exercise.videoLink} target="_blank" rel="noreferrer noopener">
          <Video aria-hidden="true" />
          Video ansehen
        </ButtonLink>
      )}
      {entry && (
        <>
          <Variants title="Leichter" variants={entry.easier} />
          <Variants title="Schwerer" variants={entry.harder} />
        </>
      )}
      {catalogue.state === 'failed' && <NotLoaded data={catalogue} />}
    </Sheet>
  );
}
