import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { openingProblem } from '../../data/store-problem.ts';
import { RetryCard } from '../../kit/feedback/retry-card.tsx';
import styles from './database-gate.module.css';
import type { DatabaseKeeper } from './database-keeper.ts';
import { StartScreen } from './start-screen.tsx';

type Opening = { database: LocalDatabase } | { error: unknown } | null;

interface DatabaseGateProps {
  keeper: DatabaseKeeper;
  userId: string;
  children: ReactNode;
}

/** Opens the user's local database before the screens that read it. */
export function DatabaseGate(props: DatabaseGateProps) {
  const [attempt, setAttempt] = useState(1);
  return <DatabaseAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function DatabaseAttempt({ keeper, userId, children, onRetry }: DatabaseGateProps & { onRetry: () => void }) {
  const [opening, setOpening] = useState<Opening>(null);

  useEffect(() => {
    let current = true;
    keeper.open(userId).then(
      (database) => current && setOpening({ database }),
      (error: unknown) => current && setOpening({ error }),
    );
    return () => {
      current = false;
    };
  }, [keeper, userId]);

  if (opening === null) return <StartScreen />;
  if ('database' in opening) return <DatabaseProvider database={opening.database}>{children}</DatabaseProvider>;
  return (
    <main className={styles.screen}>
      <RetryCard title="Der Speicher lässt sich nicht öffnen" onRetry={onRetry}>
        {openingProblem(opening.error)} Gespeicherte Daten bleiben auf dem Gerät.
      </RetryCard>
    </main>
  );
}
