import { useDatabase } from '@anwurf/db/client/react';
import { reportComplaint, takeComplaintBack } from '@anwurf/db/commands/report-complaint';
import { LEVEL_OF_A_NAMED_REGION, painLightOf } from '@anwurf/domain/coach/complaint';
import { recoveryLadderOf } from '@anwurf/domain/coach/return-to-play/recovery-ladders';
import { PAIN_LIGHT_LABELS } from '@anwurf/domain/coach/pain-light-labels';
import { BODY_REGION_LABELS, BODY_REGIONS, type BodyRegion } from '@anwurf/domain/vocabulary/body-region';
import { useState } from 'react';
import { painBands } from '../../data/pain-bands.ts';
import { useComplaints } from '../../data/use-spared-session.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Button } from '../../kit/action/button.tsx';
import { ChoiceChips } from '../../kit/field/choice-chips.tsx';
import { LevelSlider } from '../../kit/field/level-slider.tsx';
import { Num } from '../../kit/text/num.tsx';
import { FormLayout } from '../../kit/layout/form-layout.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { SheetAction } from '../../kit/action/sheet-action.tsx';
import { showFailure, showMessage } from '../../kit/overlay/toast-queue.ts';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './complaint-sheet.module.css';
import { ChangesToday } from './changes-today.tsx';

const regions = BODY_REGIONS.map((value) => ({ value, label: BODY_REGION_LABELS[value] }));
const meaning = {
  train: 'Du trainierst wie geplant.',
  adapt: 'Was die Stelle stark belastet, wird leichter oder fällt weg.',
  stop: 'Nichts, was die Stelle belastet. Lass das ärztlich oder physiotherapeutisch ansehen.',
};
const words = { title: 'Fehler', text: 'Deine Angabe konnte nicht gespeichert werden.' };

export interface ComplaintSheetProps {
  /** The session that it changes; null: there is none. */
  sessionId: string | null;
  onClose: () => void;
}

/** Asks where and how much it hurts, and says what changes for it. */
export function ComplaintSheet({ sessionId, onClose }: ComplaintSheetProps) {
  const db = useDatabase();
  const known = useComplaints();
  const { pending, run } = useSubmission({ leaves: true });
  const [chosen, setChosen] = useState<BodyRegion | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const region = chosen ?? known[0]?.region ?? null;
  const level = moved ?? known.find((complaint) => complaint.region === region)?.level ?? LEVEL_OF_A_NAMED_REGION;
  const light = painLightOf(level);
  const ladder = region !== null && light === 'stop' ? recoveryLadderOf(region) : undefined;

  async function save(complaint: { region: BodyRegion; level: number }) {
    const id = await reportComplaint(db, complaint);
    const label = BODY_REGION_LABELS[complaint.region];
    showMessage(complaint.level === 0 ? `${label}: nichts mehr` : `${label} ${complaint.level}/10 notiert`, undefined, {
      label: 'Rückgängig',
      run: () => void takeComplaintBack(db, id).catch(() => showFailure(words.title, `${label}: Deine Angabe gilt weiter.`)),
    });
    onClose();
  }

  return (
    <Sheet title="Tut etwas weh?" isOpen onOpenChange={onClose}>
      <FormLayout>
        <ChoiceChips
          label="Wo?"
          options={regions}
          value={region}
          onChange={(next) => {
            setChosen(next);
            setMoved(null);
          }}
        />
        {region !== null && (
          <>
            <div>
              <p className={styles.level}>
                <Num size="2xl">{level}</Num>
                <span>
                  <b data-light={light}>{PAIN_LIGHT_LABELS[light]}</b>
                  {meaning[light]}
                </span>
              </p>
              <LevelSlider
                label={`Schmerz: ${BODY_REGION_LABELS[region]}`}
                hideLabel
                bands={painBands}
                value={level}
                onChange={setMoved}
                legend
              />
            </div>
            {ladder !== undefined && (
              <div className={styles.way}>
                <p>Ist es eine Verletzung, führt dich danach „{ladder.name}“ Stufe für Stufe zurück aufs Feld.</p>
                <ButtonLink
                  to="/return-to-play/$ladder"
                  params={{ ladder: ladder.id }}
                  onPress={() => void run({ words, work: () => save({ region, level }) })}
                >
                  Auslassen und Weg ansehen
                </ButtonLink>
              </div>
            )}
            {sessionId !== null && light !== 'train' && <ChangesToday sessionId={sessionId} complaint={{ region, level }} known={known} />}
            <p className={styles.note}>Das ersetzt keine ärztliche Untersuchung. Bei 0 endet die Schonung.</p>
            <SheetAction>
              <Button
                variant={light === 'stop' ? 'court' : 'ball'}
                wide
                pending={pending}
                onPress={() => void run({ words, work: () => save({ region, level }) })}
              >
                {light === 'stop' ? `${BODY_REGION_LABELS[region]} auslassen` : 'So trainieren'}
              </Button>
            </SheetAction>
          </>
        )}
      </FormLayout>
    </Sheet>
  );
}
