import type { RecoveryLadder } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { BookOpen } from 'lucide-react';
import { AdviceNote } from './advice-note.tsx';

/** What a ladder is built on: who is led by it may look it up. */
export function SourceNote({ ladder }: { ladder: Pick<RecoveryLadder, 'citation'> }) {
  return <AdviceNote icon={BookOpen}>Quelle: {ladder.citation}</AdviceNote>;
}
