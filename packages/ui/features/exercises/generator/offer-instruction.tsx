import { libraryEntry } from '@anwurf/db/queries/exercise-library';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { Link } from '../../../kit/action/link.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import styles from './offer-instruction.module.css';
import type { OfferedExercise } from '../find/offered-exercise.ts';

/** Instructions of other origin are sometimes an address alone. */
const isAddress = (text: string) => /^https?:\S+$/.test(text.trim());

function Instruction({ video, text }: { video: string | null; text: string }) {
  const link = video ?? (isAddress(text) ? text.trim() : null);
  return (
    <div className={styles.instruction}>
      {text !== '' && !isAddress(text) && <p>{text}</p>}
      {link !== null && (
        <Link href={link} target="_blank" rel="noreferrer noopener">
          Anleitungsvideo angucken
        </Link>
      )}
      {link === null && text === '' && <p>Zu dieser Übung gibt es keine Anleitung.</p>}
    </div>
  );
}

function LibraryInstruction({ slug }: { slug: string }) {
  const entry = useFirstRow(libraryEntry(slug), { canBeEmpty: true });
  if (entry.state !== 'rows') return <NotLoaded data={entry} skeleton={<Skeleton height="48px" />} />;
  return <Instruction video={entry.value?.videoLink ?? null} text={entry.value?.instruction ?? ''} />;
}

/** How an exercise is done: in words, or as a video. */
export function OfferInstruction({ exercise: { slug, own } }: { exercise: OfferedExercise }) {
  return slug === null ? <Instruction video={own?.instructionLink ?? null} text="" /> : <LibraryInstruction slug={slug} />;
}
