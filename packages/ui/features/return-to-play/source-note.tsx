import type { RecoveryLadder } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { BookOpen } from 'lucide-react';
import { AdviceNote } from './advice-note.tsx';

/** Names a ladder's sources for players who look them up. */
export function SourceNote({ ladder }: { ladder: Pick<RecoveryLadder, 'citation'> }) {
  return <AdviceNote icon={BookOpen}>Quelle: {ladder.citation}</AdviceNote>;
}
