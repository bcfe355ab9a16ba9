import { Terms } from '../features/legal/terms.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';

export function TermsPage() {
  return (
    <PublicFrame>
      <Terms />
    </PublicFrame>
  );
}
