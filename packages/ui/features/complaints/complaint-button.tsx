import { HeartPulse } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HealthGate } from '../../data/health/health-gate.tsx';
import { Button } from '../../kit/action/button.tsx';
import { ComplaintSheet } from './complaint-sheet.tsx';

/** Of the address by which a shortcut of the installed app opens the question. */
const shortcut = '#pain';

/** 'Tut etwas weh?', and the sheet that asks where and how much. */
export function ComplaintButton({ sessionId }: { sessionId: string | null }) {
  const [asking, setAsking] = useState(() => location.hash === shortcut);
  useEffect(() => {
    const look = () => location.hash === shortcut && setAsking(true);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  function close() {
    if (location.hash === shortcut) history.replaceState(history.state, '', location.pathname);
    setAsking(false);
  }
  return (
    <div>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        <HeartPulse size={20} aria-hidden="true" />
        Tut etwas weh?
      </Button>
      {asking && (
        <HealthGate onClose={close}>
          <ComplaintSheet sessionId={sessionId} onClose={close} />
        </HealthGate>
      )}
    </div>
  );
}
