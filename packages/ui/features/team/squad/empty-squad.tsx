import { Copy } from 'lucide-react';
import { Court } from '../../../brand/court.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { showFailure, showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useSiteOrigin } from '../../../links/use-site-origin.ts';
import { groupedCode } from '../team-requests.ts';
import { CodeFailure } from './code-failure.tsx';
import styles from './empty-squad.module.css';
import { useCode } from './use-code.ts';

const steps = [
  ['Gib den Code weiter.', 'Kabine, Gruppenchat oder Aushang.'],
  ['Alle entscheiden selbst, was du siehst.', 'Einheiten, Belastung, Tests, Schmerzen einzeln.'],
  ['Hier erscheint dein Kader.', 'Wer etwas braucht, steht oben.'],
] as const;

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showMessage('Link kopiert!');
  } catch {
    showFailure('Link konnte nicht kopiert werden.', 'Lies den Code vor oder schreib ihn ab.');
  }
}

function FirstCode({ team }: { team: string }) {
  const { found, retry } = useCode(team, 'player');
  const origin = useSiteOrigin();
  if (found.state === 'failed') return <CodeFailure failure={found.failure} onRetry={retry} />;
  if (found.state === 'loading') return <Skeleton height="120px" />;
  const { code } = found.code;
  return (
    <>
      <p>Code für deine Mannschaft</p>
      <p className={styles.code}>{groupedCode(code)}</p>
      {origin !== null && (
        <Button variant="ball" onPress={() => void copy(`${origin}/team/join#${code}`)}>
          <Copy size={20} aria-hidden="true" />
          Link kopieren
        </Button>
      )}
    </>
  );
}

/** A team that nobody has joined yet: its code, and what comes. */
export function EmptySquad({ team, isCoach }: { team: string; isCoach: boolean }) {
  return (
    <section className={styles.empty}>
      <div className={styles.court}>
        <div className={styles.drawing}>
          <Court view="roof" />
        </div>
        <div className={styles.first}>
          {isCoach ? <FirstCode team={team} /> : <p>Deine Trainerin oder dein Trainer gibt den Code weiter.</p>}
        </div>
      </div>
      <div className={styles.steps}>
        <h2>Noch niemand ist dabei</h2>
        <ol>
          {steps.map(([title, detail]) => (
            <li key={title}>
              <span>
                {title}
                <small>{detail}</small>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
