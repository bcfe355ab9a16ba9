import { useSyncState } from '@anwurf/db/client/react';
import type { SharedKind } from '@anwurf/domain/team/shared-kind';
import { squadMember, type SquadMember } from '@anwurf/domain/team/squad-member';
import { ownSquadFacts } from '@anwurf/db/queries/squad';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { EyeOff } from 'lucide-react';
import { useMemo } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Num } from '../../kit/text/num.tsx';
import { VisuallyHidden } from '../../kit/text/visually-hidden.tsx';
import { useUserId } from '../../storage/user-id.tsx';
import styles from './own-preview.module.css';
import { sharedKindWords } from './sharing-words.ts';
import { loadText, nameText, painText, readinessText, testText, weekText } from './squad/member-words.ts';
import { useToday } from '../../data/use-today.ts';

const cells: readonly { kind: SharedKind; caption: string; textOf: (member: SquadMember, today: string) => string }[] = [
  { kind: 'trainings', caption: 'diese Woche', textOf: weekText },
  { kind: 'loads', caption: '7 zu 28 Tage', textOf: loadText },
  { kind: 'tests', caption: 'letzter Test', textOf: testText },
  { kind: 'readiness', caption: 'Bereitschaft', textOf: readinessText },
  { kind: 'complaints', caption: 'Schmerzen', textOf: painText },
];

/** Things on the player's page there beside the row. */
const furtherWords: readonly (readonly [SharedKind, string])[] = [
  ['tests', 'zu jedem Test deinen Platz von 100 unter Gleichaltrigen'],
  ['complaints', 'auf welcher Stufe du bist, wenn du nach einer Verletzung auf dem Weg zurück bist'],
];

/** The player's row as his coaches will see it, with his own values of today. */
export function OwnPreview({ shared }: { shared: ReadonlySet<SharedKind> }) {
  const user = useUserId();
  const today = useToday();
  const query = useMemo(() => ownSquadFacts(user, today), [user, today]);
  const [facts] = loadedOr(useList(query, { canBeEmpty: true }), []);
  // Before that a test or a workout of his own may still be missing.
  const isWhole = useSyncState(({ firstSyncDone }) => firstSyncDone);
  if (facts === undefined || !isWhole) return <Skeleton height="150px" />;
  const member = squadMember(facts, today);
  const further = furtherWords.flatMap(([kind, words]) => (shared.has(kind) ? [words] : []));
  return (
    <section aria-labelledby="own-preview" className={styles.preview}>
      <h2 id="own-preview">So steht es dort</h2>
      <dl className={styles.row}>
        <div className={styles.name}>
          <dt>
            <VisuallyHidden>Name</VisuallyHidden>
          </dt>
          <dd>{nameText(member.name)}</dd>
        </div>
        {cells.map(({ kind, caption, textOf }) => (
          <div key={kind}>
            <dt>{caption}</dt>
            <dd>
              {shared.has(kind) ? (
                <Num>{textOf(member, today)}</Num>
              ) : (
                <>
                  <EyeOff size={20} aria-hidden="true" />
                  <VisuallyHidden>{`${sharedKindWords[kind].title} nicht zu sehen`}</VisuallyHidden>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {further.length > 0 && <p className={styles.further}>{`Öffnet es deine Zeile, sieht es auch ${further.join(' und ')}.`}</p>}
    </section>
  );
}
