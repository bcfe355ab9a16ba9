import { NO_MEDICAL_ADVICE, recoveryWords } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { EllipsisVertical, OctagonX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { BottomAction } from '../../kit/action/bottom-action.tsx';
import { Button } from '../../kit/action/button.tsx';
import { IconButton } from '../../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../../kit/action/menu.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { AdviceNote } from './advice-note.tsx';
import { NoteDaySheet } from './note-day-sheet.tsx';
import { RecoveryHero } from './recovery-hero.tsx';
import { RecoveryHistory } from './recovery-history.tsx';
import styles from './recovery-under-way.module.css';
import { SourceNote } from './source-note.tsx';
import { StageCriteria } from './stage-criteria.tsx';
import { StageExercises } from './stage-exercises.tsx';
import { StageLadder } from './stage-ladder.tsx';
import { StepQuestion } from './step-question.tsx';
import { useRecoverySteps } from './use-recovery-steps.ts';

type Asked = 'day' | 'cleared' | 'end';

/** Where the player stands, what is missing for the next stage, what he trains meanwhile and what has happened. */
export function RecoveryUnderWay({ recovery, back }: { recovery: Recovery; back: ReactNode }) {
  const { ladder, state } = recovery;
  const { gate } = state;
  const { advance, clear, end } = useRecoverySteps(recovery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const stage = ladder.stages[state.stage] ?? ladder.stages[0];
  const said = recoveryWords(ladder);
  const isStopped = state.status === 'stopped';
  const isLast = state.stage + 1 === ladder.stages.length;
  const close = () => setAsked(null);

  function action() {
    if (isStopped) {
      return (
        <Button variant="court" onPress={() => setAsked('cleared')}>
          Ich habe die Freigabe
        </Button>
      );
    }
    if (gate.isOpen) {
      return (
        <Button variant="ball" pending={advance.pending} onPress={advance.run}>
          {isLast ? 'Zurück ins Spiel' : `Weiter auf Stufe ${state.stage + 2}`}
        </Button>
      );
    }
    return (
      <Button variant="ball" onPress={() => setAsked('day')}>
        {gate.missingTests.length > 0 ? 'Tag und Test notieren' : 'Tag notieren'}
      </Button>
    );
  }

  return (
    <Page
      title={ladder.name}
      back={back}
      tools={
        <Menu
          aria-label="Mehr"
          trigger={
            <IconButton aria-label="Mehr">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem danger icon={<OctagonX aria-hidden="true" />} onAction={() => setAsked('end')}>
            Weg beenden
          </MenuItem>
        </Menu>
      }
      action={<BottomAction>{action()}</BottomAction>}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecoveryHero recovery={recovery} />
          {isStopped && <Banner kind="bad">{said.redFlag}</Banner>}
          <StageLadder recovery={recovery}>{!isStopped && <StageCriteria recovery={recovery} />}</StageLadder>
          {gate.isOpen && (
            <p>
              <Button variant="line" onPress={() => setAsked('day')}>
                Noch einen Tag notieren
              </Button>
            </p>
          )}
          <AdviceNote>
            {said.felt} ab {stage.stop.pain}, {said.setback}: eine Stufe zurück. {NO_MEDICAL_ADVICE}
          </AdviceNote>
          <SourceNote ladder={ladder} />
        </div>
        <div className={styles.column}>
          {!isStopped && <StageExercises stage={stage} number={state.stage + 1} isLast={isLast} />}
          <RecoveryHistory recovery={recovery} />
        </div>
      </div>
      {asked === 'day' && <NoteDaySheet recovery={recovery} stage={stage} onClose={close} />}
      {asked === 'cleared' && (
        <StepQuestion title="Hast du die Freigabe?" stay="Noch nicht" go="Ja, ich habe sie" variant="court" step={clear} onClose={close}>
          Nur wer dich behandelt, kann sagen, dass es weitergeht. Stufe {state.stage + 1} beginnt dann von vorn.
        </StepQuestion>
      )}
      {asked === 'end' && (
        <StepQuestion title="Weg beenden?" stay="Weitergehen" go="Beenden" variant="danger" step={end} onClose={close}>
          Dein Verlauf bleibt. Beginnst du später noch einmal, fängt der Weg bei Stufe 1 an.
        </StepQuestion>
      )}
    </Page>
  );
}
