import { NO_MEDICAL_ADVICE } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { hasSides } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { INJURED_REGION_LABELS } from '@anwurf/domain/vocabulary/injured-region';
import { SIDE_LABELS, SIDES, type Side } from '@anwurf/domain/workout/sides';
import { type ReactNode, useState } from 'react';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Checkbox } from '../../kit/field/checkbox.tsx';
import { ChoiceChips } from '../../kit/field/choice-chips.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { AdviceNote } from './advice-note.tsx';
import styles from './begin-recovery.module.css';
import { RecoveryHistory } from './recovery-history.tsx';
import { SourceNote } from './source-note.tsx';
import { StageLadder } from './stage-ladder.tsx';
import { useKeepEvent } from './use-keep-event.ts';

const sides = SIDES.map((value) => ({ value, label: SIDE_LABELS[value] }));
const words = { title: 'Fehler', text: 'Der Weg konnte nicht begonnen werden.' };

/** Before the first stage: what the way is for, what speaks against it, and what has to be true. */
export function BeginRecovery({ recovery, back }: { recovery: Recovery; back: ReactNode }) {
  const { ladder, state, today } = recovery;
  const keep = useKeepEvent(ladder);
  const { pending, run } = useSubmission();
  const [side, setSide] = useState<Side | null>(null);
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const asksSide = hasSides(ladder);
  const isReady = (side !== null || !asksSide) && ladder.entry.every(({ id }) => confirmed.includes(id));

  const begin = () =>
    keep(
      { kind: 'start', day: today, side },
      { title: `Stufe 1: ${ladder.stages[0].name}`, text: 'Notiere nach jedem Training, wie es ging.', stays: 'Der Weg läuft weiter.' },
    );

  return (
    <Page
      title={ladder.name}
      back={back}
      action={
        <BottomAction>
          <Button
            variant="ball"
            pending={pending}
            onPress={() => {
              setChecked(true);
              if (isReady) void run({ words, work: begin });
            }}
          >
            {state.status === 'waiting' ? 'Weg beginnen' : 'Neu beginnen'}
          </Button>
        </BottomAction>
      }
    >
      {state.status === 'done' && <Banner kind="good">Geschafft: Du bist zurück im Spiel. Kräftige die Stelle weiter.</Banner>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <p className={styles.scope}>{ladder.scope}</p>
          <section aria-labelledby="flags" className={styles.flags}>
            <h2 id="flags">Eines davon? Dann zuerst ärztlich abklären</h2>
            <ul>
              {ladder.redFlags.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </section>
          <Card aria-labelledby="entry">
            <div className={styles.entry}>
              <h2 id="entry">Bevor es losgeht</h2>
              {asksSide && (
                <ChoiceChips
                  label={`${INJURED_REGION_LABELS[ladder.region]}: welche Seite?`}
                  options={sides}
                  value={side}
                  onChange={setSide}
                  error={isChecked && side === null ? 'Bitte wähle eine Seite.' : undefined}
                />
              )}
              <div>
                {ladder.entry.map(({ id, text }) => (
                  <Checkbox
                    key={id}
                    isSelected={confirmed.includes(id)}
                    onChange={(isTrue) => setConfirmed(isTrue ? [...confirmed, id] : confirmed.filter((one) => one !== id))}
                    error={isChecked && !confirmed.includes(id) ? 'Erst wenn das stimmt, geht es los.' : undefined}
                  >
                    {text}
                  </Checkbox>
                ))}
              </div>
            </div>
          </Card>
          <AdviceNote>{NO_MEDICAL_ADVICE}</AdviceNote>
          <SourceNote ladder={ladder} />
        </div>
        <div className={styles.column}>
          <section aria-labelledby="way" className={styles.way}>
            <h2 id="way">Der Weg</h2>
            <StageLadder recovery={recovery} />
          </section>
          <RecoveryHistory recovery={recovery} />
        </div>
      </div>
    </Page>
  );
}
