import { painLightOf } from '@anwurf/domain/coach/complaint';
import { PAIN_LIGHT_LABELS } from '@anwurf/domain/coach/pain-light-labels';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { sharedComplaints } from '@anwurf/db/queries/shared-log';
import { useMemo } from 'react';
import { localDay } from '../../../data/local-day.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Row, Rows } from '../../../kit/layout/rows.tsx';
import { dayText } from '../squad/member-words.ts';
import styles from './shared-pain.module.css';

const tones = { train: 'good', adapt: 'warn', stop: 'bad' } as const;
const SHOWN = 10;

/** The complaints of a player, newest first. */
export function SharedPain({ team, user, today }: { team: string; user: string; today: string }) {
  const reports = loadedOr(
    useRows(
      useMemo(() => sharedComplaints(team, user), [team, user]),
      { canBeEmpty: true },
    ),
    [],
  );
  return (
    <Card flush>
      <h2 className={styles.title}>Schmerzen</h2>
      {reports.length === 0 ? (
        <p className={styles.none}>Nichts gemeldet.</p>
      ) : (
        <Rows>
          {reports.slice(0, SHOWN).map(({ id, region, level, at }) => (
            <Row
              key={id}
              detail={dayText(localDay(at), today)}
              end={
                <Badge kind={tones[painLightOf(level)]}>
                  {level === 0 ? 'vorbei' : `${level} von 10, ${PAIN_LIGHT_LABELS[painLightOf(level)]}`}
                </Badge>
              }
            >
              {region}
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
