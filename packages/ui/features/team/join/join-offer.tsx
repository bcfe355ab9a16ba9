import { sharingTextVersion, type TeamPreview } from '@anwurf/contract/team';
import { useDatabase } from '@anwurf/db/client/react';
import { parentalState } from '@anwurf/db/queries/health-consents';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { SHARED_KINDS, type SharedKind } from '@anwurf/domain/team/shared-kind';
import { useState } from 'react';
import { useSubmission } from '../../../forms/use-submission.ts';
import { Button } from '../../../kit/action/button.tsx';
import { Banner } from '../../../kit/feedback/banner.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { NeverShared } from '../never-shared.tsx';
import { OwnPreview } from '../own-preview.tsx';
import { SharingSwitches } from '../sharing-switches.tsx';
import { offeredKinds } from '../sharing-words.ts';
import { nameText } from '../squad/member-words.ts';
import { teamWords, useTeamRequests } from '../team-requests.ts';
import { UnderAge } from '../under-age.tsx';
import styles from './join-offer.module.css';
import type { FoundTeam } from './found-team.ts';

const parents = parentalState();

const words = {
  ...teamWords,
  title: 'Du bist noch nicht dabei',
  text: 'Bitte versuche es erneut.',
  kept: 'Es wurde nichts geteilt.',
  codes: {
    ...teamWords.codes,
    storage_full: 'Die Mannschaft ist voll, oder du bist schon in zwanzig. Frag deine Trainerin oder deinen Trainer.',
  },
};

const roleWords = { coach: 'trainiert', physio: 'Physio' } as const;

/** 'KS' for 'Katrin Sommer'. */
const initials = (name: string) =>
  name
    .split(' ')
    .flatMap((part) => part.slice(0, 1).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

function Staff({ preview }: { preview: TeamPreview }) {
  const [first] = preview.staff;
  return (
    <header className={styles.who}>
      <span className={styles.picture} aria-hidden="true">
        {initials(first?.name ?? preview.name)}
      </span>
      <div>
        <h2>{preview.name}</h2>
        <p>{[preview.club, preview.ageGroup].filter(Boolean).join(', ')}</p>
        <p>{preview.staff.map(({ name, role }) => `${nameText(name)} (${role === 'player' ? '' : roleWords[role]})`).join(', ')}</p>
      </div>
    </header>
  );
}

function Sharing({ shared, onChange }: { shared: ReadonlySet<SharedKind>; onChange: (kind: SharedKind, granted: boolean) => void }) {
  return (
    <section aria-labelledby="team-sees" className={styles.part}>
      <h2 id="team-sees">Was dein Trainerteam sieht</h2>
      <SharingSwitches shared={shared} onChange={onChange} />
      <OwnPreview shared={shared} />
      <NeverShared />
    </section>
  );
}

export interface JoinOfferProps extends FoundTeam {
  onJoined: (team: string) => void;
  onLeft: () => void;
  onOtherCode: () => void;
}

/** Shows the team of a code; a player decides what he shares before he joins. */
export function JoinOffer({ code, preview, onJoined, onLeft, onOtherCode }: JoinOfferProps) {
  const { sync } = useDatabase();
  const requests = useTeamRequests();
  const state = loadedOr(useFirstRow(parents), null);
  const [chosen, setChosen] = useState<ReadonlySet<SharedKind>>(new Set(offeredKinds));
  const { pending, run, failure } = useSubmission({ leaves: true, toasts: false });
  const isPlayer = preview.role === 'player';
  const isUnderAge = state?.isNeeded === true;
  const kinds = isPlayer && !isUnderAge ? SHARED_KINDS.filter((kind) => chosen.has(kind)) : [];

  function choose(kind: SharedKind, granted: boolean) {
    setChosen((before) => new Set([...before].filter((one) => one !== kind).concat(granted ? [kind] : [])));
  }
  async function join() {
    const team = await requests.join(code, kinds, sharingTextVersion);
    sync.now();
    showMessage(`Du bist dabei: ${preview.name}`);
    onJoined(team);
  }
  if (preview.isMember) {
    return (
      <div className={styles.offer}>
        <Staff preview={preview} />
        <Banner>Du bist schon dabei.</Banner>
        <Button variant="ball" wide onPress={() => onJoined(preview.team)}>
          Zur Mannschaft
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.offer}>
      <Staff preview={preview} />
      {isPlayer && (isUnderAge ? <UnderAge /> : <Sharing shared={chosen} onChange={choose} />)}
      {!isPlayer && (
        <p>
          Du trittst {preview.role === 'coach' ? 'als Trainerin oder Trainer' : 'als Physio'} bei und siehst, was das Team teilt. Von dir
          selbst sehen die anderen deinen Namen.
        </p>
      )}
      {failure !== null && <Banner kind="bad">{failure.text}</Banner>}
      <div className={styles.actions}>
        <Button variant="ball" wide pending={pending} pendingText="Du trittst bei..." onPress={() => void run({ words, work: join })}>
          {kinds.length > 0 ? 'Beitreten und teilen' : isPlayer ? 'Beitreten, ohne zu teilen' : 'Beitreten'}
        </Button>
        <Button variant="quiet" wide onPress={onLeft}>
          Nicht beitreten
        </Button>
        <Button variant="quiet" wide onPress={onOtherCode}>
          Anderer Code
        </Button>
      </div>
    </div>
  );
}
