import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { liveProgress } from '@anwurf/db/queries/workout-progress';
import { isProgressValid } from '@anwurf/domain/workout/workout-progress';
import { Banner } from '../../kit/feedback/banner.tsx';
import { tenMinutes, useNow } from '../../kit/use-now.ts';
import { Link } from '../../links/plain-links.ts';

const live = liveProgress();

/** While a live training can be gone on with. */
export function LiveBand() {
  const now = useNow(tenMinutes);
  const progress = loadedOr(useFirstRow(live, { canBeEmpty: true }), null);
  if (progress === null || !isProgressValid(progress.lastActivityAt, now)) return null;
  return (
    <Banner>
      Dein freies Training läuft noch. <Link to="/live-training">Training fortsetzen</Link>
    </Banner>
  );
}
