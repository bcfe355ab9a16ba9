import { Footprints } from 'lucide-react';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Link } from '../../links/plain-links.ts';
import { injuryWords, stageWords } from './recovery-words.ts';
import { useRecoveriesUnderWay } from './use-recoveries.ts';

/** While the player is on his way back after an injury: where he stands, and the way there. */
export function RecoveryBand() {
  return useRecoveriesUnderWay().map((recovery) => {
    const { ladder, state } = recovery;
    const isStopped = state.status === 'stopped';
    return (
      <Banner key={ladder.id} kind={isStopped ? 'warn' : 'info'} {...(!isStopped && { icon: <Footprints aria-hidden="true" /> })}>
        {injuryWords(recovery)}: {isStopped ? 'Training gestoppt, bis du die Freigabe hast.' : `${stageWords(recovery)}.`}{' '}
        <Link to="/return-to-play/$ladder" params={{ ladder: ladder.id }}>
          {isStopped ? 'Was jetzt zu tun ist' : 'Zurück aufs Feld'}
        </Link>
      </Banner>
    );
  });
}
