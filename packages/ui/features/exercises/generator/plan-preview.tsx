import { isSessionCount, withSessionCount } from '@anwurf/domain/workout/own-plan';
import { writtenName } from '@anwurf/domain/vocabulary/name';
import { Court } from '../../../brand/court.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { classNames } from '../../../kit/class-names.ts';
import type { GeneratorDraft } from './generator-draft.ts';
import styles from './plan-preview.module.css';

/** The plan as it is so far, beside the first steps: dashed is what has no exercise yet. */
export function PlanPreview({ draft: { name, count, sessions } }: { draft: GeneratorDraft }) {
  const shown = isSessionCount(count) ? withSessionCount(sessions, count) : sessions;
  return (
    <Card flush aria-labelledby="preview">
      <header data-surface="court" className={styles.head}>
        <Court view="side" />
        <p className={styles.kicker}>Eigener Plan</p>
        <h2 id="preview" className={styles.name}>
          {writtenName(name) || 'Ohne Namen'}
        </h2>
      </header>
      <ol className={styles.sessions}>
        {shown.map((session, index) => (
          <li key={index} className={classNames(styles.session, session.length > 0 && styles.filled)}>
            <b>Session {index + 1}</b>
            <span>
              <Num>{session.length}</Num> {session.length === 1 ? 'Übung' : 'Übungen'}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.hint}>Übungen wählst du im dritten Schritt, aus dem Katalog und deinen eigenen. Alles geht auch ohne Netz.</p>
    </Card>
  );
}
