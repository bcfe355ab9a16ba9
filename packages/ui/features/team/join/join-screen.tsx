import { useState } from 'react';
import { Page } from '../../../kit/layout/page.tsx';
import { BackLink } from '../../../links/app-links.ts';
import { CodeForm } from './code-form.tsx';
import type { FoundTeam } from './found-team.ts';
import { JoinOffer } from './join-offer.tsx';

export interface JoinScreenProps {
  /** The code of a link; undefined: it is typed. */
  code: string | undefined;
  onJoined: (team: string) => void;
  onLeft: () => void;
}

/** Joins a team: the code, then what the team sees, then yes or no. */
export function JoinScreen({ code, onJoined, onLeft }: JoinScreenProps) {
  const [found, setFound] = useState<FoundTeam | null>(null);
  return (
    <Page title="Team beitreten" back={<BackLink to="/team" />} width="reading">
      {found === null ? (
        <CodeForm code={code} onFound={setFound} />
      ) : (
        <JoinOffer {...found} onJoined={onJoined} onLeft={onLeft} onOtherCode={() => setFound(null)} />
      )}
    </Page>
  );
}
