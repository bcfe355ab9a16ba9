import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { sharedRecoveries } from '@anwurf/db/queries/shared-log';
import { stageWords } from '@anwurf/domain/team/shared-stages';
import { useMemo } from 'react';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { dayText } from '../squad/member-words.ts';
import styles from './shared-pain.module.css';

export interface SharedRecoveriesProps {
  team: string;
  user: string;
  today: string;
}

/** The stages of a player's way back after an injury; nothing where there is none. */
export function SharedRecoveries({ team, user, today }: SharedRecoveriesProps) {
  const recoveries = loadedOr(
    useRows(
      useMemo(() => sharedRecoveries(team, user), [team, user]),
      { canBeEmpty: true },
    ),
    [],
  );
  if (recoveries.length === 0) return null;
  return (
    <Card flush>
      <h2 className={styles.title}>Zurück nach Verletzung</h2>
      <Rows>
        {recoveries.map((one) => {
          const words = stageWords(one);
          const since = `seit ${dayText(one.since, today)}`;
          return words === null ? (
            <Row key={one.id} detail={since}>
              Auf einem Weg zurück, den diese Version nicht kennt
            </Row>
          ) : (
            <Row
              key={one.id}
              detail={`${words.stage}, ${since}`}
              end={<Badge kind={words.isStopped ? 'bad' : 'warn'}>{words.isStopped ? 'ruht, bis es abgeklärt ist' : 'baut auf'}</Badge>}
            >
              {INJURED_REGION_LABELS[words.region]}
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}
