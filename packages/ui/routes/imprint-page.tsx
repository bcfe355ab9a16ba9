import { Imprint } from '../features/legal/imprint.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';

export function ImprintPage() {
  return (
    <PublicFrame>
      <Imprint />
    </PublicFrame>
  );
}
