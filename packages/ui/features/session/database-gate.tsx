import type { LocalDatabase } from '@anwurf/db/client/local-database';
import { DatabaseProvider } from '@anwurf/db/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { ErrorCard } from '../../kit/error-card.tsx';
import styles from './database-gate.module.css';
import type { DatabaseKeeper } from './database-keeper.ts';
import { StartScreen } from './start-screen.tsx';

type Opening = { database: LocalDatabase } | { error: unknown } | null;

/** Opens the user's local database before the screens that read it. */
export function DatabaseGate({ keeper, userId, children }: { keeper: DatabaseKeeper; userId: string; children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let current = true;
    setOpening(null);
    keeper.open(userId).then(
      (database) => current && setOpening({ database }),
      (error: unknown) => current && setOpening({ error }),
    );
    return () => {
      current = false;
    };
  }, [keeper, userId, attempt]);

  if (opening === null) return <StartScreen />;
  if ('database' in opening) return <DatabaseProvider database={opening.database}>{children}</DatabaseProvider>;
  return (
    <main className={styles.screen}>
      <ErrorCard
        title="Der Speicher lässt sich nicht öffnen"
        actions={
          <Button variant="court" onPress={() => setAttempt(attempt + 1)}>
            Erneut versuchen
          </Button>
        }
      >
        Gespeicherte Daten bleiben auf dem Gerät.{' '}
        {opening.error instanceof Error ? opening.error.message : 'Bitte lade die App neu.'}
      </ErrorCard>
    </main>
  );
}
