import { SKIP_REASONS } from '@anwurf/domain/fitness/skip-reasons';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { Sheet } from '../../../kit/overlay/sheet.tsx';
import { plainName } from '../history/course-words.ts';

export interface SkipSheetProps {
  test: SubTest;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSkip: (reason: string) => void;
}

/** Asks why a test of a battery is left out: in a year a gap says nothing. */
export function SkipSheet({ test, isOpen, onOpenChange, onSkip }: SkipSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={`${plainName(test.name)} auslassen`}>
      <Rows>
        {SKIP_REASONS.map((reason) => (
          <Row
            key={reason}
            onPress={() => {
              onOpenChange(false);
              onSkip(reason);
            }}
          >
            {reason}
          </Row>
        ))}
      </Rows>
    </Sheet>
  );
}
