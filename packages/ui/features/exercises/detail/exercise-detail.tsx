import { type LibraryExercise, libraryEntry } from '@anwurf/db/queries/exercise-library';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { type OwnExercise, ownExercises } from '@anwurf/db/queries/own-exercises';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { readInstruction } from '@anwurf/domain/exercise/instruction';
import { objectionTo, type Objection } from '@anwurf/domain/coach/objection';
import { ChevronLeft, Play } from 'lucide-react';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { ButtonLink } from '../../../kit/action/button-link.tsx';
import { ErrorCard } from '../../../kit/feedback/error-card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { ExerciseField } from '../../../data/figures/exercise-field.tsx';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { useWayLimits } from '../../../data/recovery/use-way-limits.ts';
import { useComplaints } from '../../../data/use-spared-session.ts';
import { AreaLink, IconLink } from '../../../links/app-links.ts';
import { equipmentText } from '../find/exercise-words.ts';
import type { LibrarySearch } from '../library/library-place.ts';
import { ExerciseFacts } from './exercise-facts.tsx';
import { ExerciseHistory } from './exercise-history.tsx';
import { ExerciseLadder } from './exercise-ladder.tsx';
import { ExerciseTraits } from './exercise-traits.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import styles from './exercise-detail.module.css';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { DividedName } from '../../../data/divided-name.tsx';

const own = ownExercises();
const none: readonly OwnExercise[] = [];

/** 'Gerade nicht für dich: Knie 5/10'; on the way back after an injury 'Noch nicht auf deinem Weg zurück: Knie'. */
function sparedWords({ region, level }: Objection): string {
  const label = INJURED_REGION_LABELS[region];
  return level === null ? `Noch nicht auf deinem Weg zurück: ${label}` : `Gerade nicht für dich: ${label} ${level}/10`;
}

const withEquipment = (equipment: readonly string[]) => (equipment.length === 0 ? undefined : `mit ${equipmentText(equipment)}`);

export interface ExerciseDetailProps {
  slug: string;
  library: readonly LibraryExercise[];
  /** The address of another exercise, from the same list; null: of the list. */
  searchFor: (slug: string | null) => LibrarySearch;
}

/** All that is known of an exercise: how it is done, what it trains and loads, what is easier, and how it went so far. */
export function ExerciseDetail({ slug, library, searchFor }: ExerciseDetailProps) {
  const data = useFirstRow(libraryEntry(slug));
  const complaints = useComplaints();
  const ways = loadedOr(useWayLimits(), []);
  const alike = loadedOr(useRows(own, { canBeEmpty: true }), none).flatMap(({ name, figure }) => (figure === slug ? name : []));
  const isWide = useWide();
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="420px" />} />;
  const entry = data.value;
  if (entry === null) {
    return (
      <ErrorCard title="Diese Übung gibt es nicht" actions={<AreaLink to="/exercises">Alle Übungen</AreaLink>}>
        Deine Daten sind sicher. Vielleicht hat sie jetzt einen anderen Namen.
      </ErrorCard>
    );
  }
  // Beside the list it is a part of the page, on a phone it is the page.
  const Heading = isWide ? 'h2' : 'h1';
  const { steps, mistake } = readInstruction(entry.instruction);
  const against = objectionTo({ complaints, ways })(entry);
  return (
    <div className={styles.exercise}>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconLink to="/exercises" search={searchFor(null)} resetScroll={false} aria-label="Zurück zur Liste">
            <ChevronLeft aria-hidden="true" />
          </IconLink>
        </span>
        <Heading className={styles.name}>
          <DividedName>{entry.name}</DividedName>
        </Heading>
        <span className={styles.star}>
          <FavouriteButton name={entry.name} />
        </span>
        {entry.synonyms.length > 0 && <p>auch bekannt als {entry.synonyms.slice(0, 3).join(', ')}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          {against && <Banner kind="warn">{sparedWords(against)}</Banner>}
          <ExerciseField
            tempo={entry.defaults.tempo ?? null}
            slug={slug}
            name={entry.name}
            instruction={entry.instruction}
            caption={withEquipment(entry.equipment)}
          />
          <ExerciseFacts entry={entry} />
          {entry.videoLink !== null && (
            <ButtonLink href={entry.videoLink} target="_blank" rel="noreferrer noopener">
              <Play size={20} aria-hidden="true" />
              Video anschauen
            </ButtonLink>
          )}
          <section>
            <h3>So geht es</h3>
            <ol className={styles.steps}>
              {steps.map((step, index) => (
                <li key={step}>
                  {steps.length > 1 && <Num>{index + 1}</Num>}
                  <span>{step}</span>
                </li>
              ))}
            </ol>
            {mistake !== null && (
              <p className={styles.mistake}>
                <b>Häufiger Fehler:</b> {mistake}
              </p>
            )}
          </section>
          <ExerciseTraits entry={entry} />
        </div>
        <div className={styles.column}>
          <ExerciseLadder current={entry} library={library} searchFor={searchFor} own={alike} />
          <ExerciseHistory name={entry.name} />
        </div>
      </div>
    </div>
  );
}
