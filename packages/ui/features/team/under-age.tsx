import { Banner } from '../../kit/feedback/banner.tsx';

/** Why a player under 16 shares nothing. */
export function UnderAge() {
  return (
    <Banner kind="info">
      Du bist unter 16. Deine Mannschaft sieht deinen Namen und sonst nichts: Werte teilen kannst du erst, wenn du 16 bist.
    </Banner>
  );
}
