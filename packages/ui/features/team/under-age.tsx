import { Banner } from '../../kit/feedback/banner.tsx';

/** Why a player under 16 shares nothing when he joins. */
export function UnderAge() {
  return (
    <Banner kind="info">
      Du bist unter 16. Deine Mannschaft sieht deinen Namen und sonst nichts. Wenn du dabei bist, kannst du deine Eltern fragen, ob du mehr
      teilen darfst.
    </Banner>
  );
}
