import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { HealthGate } from '../../data/health/health-gate.tsx';
import { Button } from '../../kit/action/button.tsx';
import { ComplaintSheet } from './complaint-sheet.tsx';

/** 'Tut etwas weh?', and the sheet that asks where and how much. */
export function ComplaintButton({ sessionId }: { sessionId: string | null }) {
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        <HeartPulse size={20} aria-hidden="true" />
        Tut etwas weh?
      </Button>
      {asking && (
        <HealthGate onClose={() => setAsking(false)}>
          <ComplaintSheet sessionId={sessionId} onClose={() => setAsking(false)} />
        </HealthGate>
      )}
    </div>
  );
}
