import { isUnderWay } from '@anwurf/domain/coach/return-to-play/next-stage';
import { NO_MEDICAL_ADVICE } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { NotLoaded } from '../../data/not-loaded.tsx';
import { type Recovery, useRecoveries } from '../../data/recovery/use-recoveries.ts';
import { Page } from '../../kit/layout/page.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { AreaLink, BackLink } from '../../links/app-links.ts';
import { AdviceNote } from './advice-note.tsx';
import { RecoveryHero } from './recovery-hero.tsx';
import { shortDate } from './event-words.ts';
import { LinkedRows, RowWords } from './linked-rows.tsx';
import styles from './recoveries-screen.module.css';

/** Last outcome; nothing for a ladder that was never begun. */
function formerWords({ state }: Recovery): string | null {
  if (state.startedOn === null || isUnderWay(state)) return null;
  return state.status === 'done' ? 'zuletzt geschafft' : `zuletzt am ${shortDate(state.startedOn)} begonnen und beendet`;
}

/** 'Zurück aufs Feld': the ways back that are being gone, and those that can be begun. */
export function RecoveriesScreen() {
  const recoveries = useRecoveries();
  return (
    <Page title="Zurück aufs Feld" back={<BackLink to="/training/overview" />} width="reading">
      <p className={styles.intro}>
        Nach einer Verletzung gehst du Stufe für Stufe zurück: Die nächste öffnet sich, wenn die Tage vorbei und alle Kriterien erfüllt
        sind.
      </p>
      {recoveries.state !== 'rows' ? (
        <NotLoaded data={recoveries} skeleton={<Skeleton height="320px" />} />
      ) : (
        <>
          {recoveries.value
            .filter(({ state }) => isUnderWay(state))
            .map((recovery) => (
              <AreaLink
                key={recovery.ladder.id}
                to="/return-to-play/$ladder"
                params={{ ladder: recovery.ladder.id }}
                className={styles.way ?? ''}
              >
                <RecoveryHero recovery={recovery} />
              </AreaLink>
            ))}
          <section aria-labelledby="begin" className={styles.begin}>
            <h2 id="begin">Was ist verletzt?</h2>
            <LinkedRows>
              {recoveries.value
                .filter(({ state }) => !isUnderWay(state))
                .map((recovery) => {
                  const { ladder } = recovery;
                  const former = formerWords(recovery);
                  return (
                    <li key={ladder.id}>
                      <AreaLink to="/return-to-play/$ladder" params={{ ladder: ladder.id }} className={styles.row ?? ''}>
                        <RowWords name={INJURED_REGION_LABELS[ladder.region]}>
                          {ladder.name}, {ladder.stages.length} Stufen{former !== null && `, ${former}`}
                        </RowWords>
                      </AreaLink>
                    </li>
                  );
                })}
            </LinkedRows>
          </section>
        </>
      )}
      <AdviceNote>{NO_MEDICAL_ADVICE}</AdviceNote>
    </Page>
  );
}
