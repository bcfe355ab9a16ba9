import type { Plan, PlanSession } from '@anwurf/db/queries/plans';
import { Court } from '../../../brand/court.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './today-band.module.css';

export interface TodayBandProps {
  plan: Plan;
  session: PlanSession;
  /** 'Heute', 'Nächste Einheit'. */
  when: string;
  /** 'Woche 2 von 6'; null: a plan without weeks. */
  week: string | null;
}

/** The current plan's session of today on the court: one press starts it. */
export function TodayBand({ plan, session, when, week }: TodayBandProps) {
  return (
    <section className={styles.band} data-surface="court" aria-labelledby="todays-session">
      <Court view="side" />
      <p className={styles.kicker}>{week === null ? when : `${when} · ${week}`}</p>
      <h2 id="todays-session" className={styles.title}>
        {plan.name}, <span className={styles.whole}>Einheit {session.order}</span>
      </h2>
      <p className={styles.action}>
        <ButtonLink variant="ball" to="/training/plan/$sessionId/start" params={{ sessionId: session.id }}>
          Jetzt trainieren
        </ButtonLink>
      </p>
    </section>
  );
}
