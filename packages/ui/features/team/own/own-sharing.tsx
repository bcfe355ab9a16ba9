import { useDatabase } from '@anwurf/db/client/react';
import { decideSharing } from '@anwurf/db/commands/decide-sharing';
import { allLoaded } from '@anwurf/db/queries/react/loadable';
import { useFirstRow, useRows } from '@anwurf/db/queries/react/use-rows';
import { parentalSharing, sharingDecisions } from '@anwurf/db/queries/teams';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { useMemo } from 'react';
import { NotLoaded } from '../../../data/not-loaded.tsx';
import { sayFailure } from '../../../forms/say-failure.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { lazyPart } from '../../../loading/lazy-part.tsx';
import { NeverShared } from '../never-shared.tsx';
import { OwnPreview } from '../own-preview.tsx';
import { SharingSwitches } from '../sharing-switches.tsx';
import { AddedSharing } from './added-sharing.tsx';
import type { AskParentsProps } from './ask-parents.tsx';
import { ReadinessStart } from './readiness-start.tsx';

/** For players under 16. */
const AskParents = lazyPart<AskParentsProps>(async () => (await import('./ask-parents.tsx')).AskParents, { missing: null });

/**
 * The kinds that a player shares with a team, changed at once. Shows no switch before the decisions and the age are known: pressed before, it
 * would agree where the player means to end.
 */
export function OwnSharing({ team }: { team: string }) {
  const db = useDatabase();
  const data = allLoaded({
    decisions: useRows(
      useMemo(() => sharingDecisions(team), [team]),
      { after: 'sharing_consents' },
    ),
    parents: useFirstRow(useMemo(() => parentalSharing(team), [team])),
  });
  if (data.state !== 'rows') return <NotLoaded data={data} skeleton={<Skeleton height="390px" />} />;
  const { decisions, parents } = data.value;
  const isUnderAge = parents?.isNeeded === true;
  /** Those about which the player decides: under 16 the ones to which his parents have agreed. */
  const kinds = isUnderAge ? parents.kinds : SHARED_KINDS;
  const shared = new Set<SharedKind>(decisions.flatMap(({ kind, granted }) => (granted ? [kind] : [])));
  const decide = (kind: SharedKind, granted: boolean) =>
    void sayFailure(
      decideSharing(db, team, kind, granted),
      'Fehler',
      'Deine Entscheidung konnte nicht gespeichert werden. Es bleibt, wie es war.',
    );
  return (
    <>
      {kinds.length > 0 && (
        <>
          {isUnderAge && <p>Deine Eltern haben zugestimmt. Du entscheidest, was davon du teilst, und kannst es jederzeit ausschalten.</p>}
          <SharingSwitches kinds={kinds} shared={shared} onChange={decide} />
          {!isUnderAge && <AddedSharing decisions={decisions} onAgree={(kind) => decide(kind, true)} />}
          {shared.has('readiness') && <ReadinessStart />}
          <OwnPreview shared={shared} />
          <NeverShared />
        </>
      )}
      {isUnderAge &&
        (kinds.length === 0 ? (
          <AskParents team={team} parents={parents} />
        ) : (
          <Disclosure title="Eltern noch einmal fragen">
            <AskParents team={team} parents={parents} />
          </Disclosure>
        ))}
    </>
  );
}
