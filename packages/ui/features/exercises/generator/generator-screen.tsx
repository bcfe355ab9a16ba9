import { ownExercises } from '@anwurf/db/queries/own-exercises';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { isPlanName, isSessionCount } from '@anwurf/domain/workout/own-plan';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { useWide } from '../../../kit/use-media.ts';
import { BackLink } from '../../../links/app-links.ts';
import { ExercisesStep } from './exercises-step.tsx';
import styles from './generator-screen.module.css';
import { NameStep } from './name-step.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { SessionsStep } from './sessions-step.tsx';
import { useGenerator } from './use-generator.ts';
import { useSavePlan } from './use-save-plan.ts';
import { WizardSteps } from './wizard-steps.tsx';
import { LossDialog, type LossDialogProps } from '../../../kit/overlay/loss-dialog.tsx';

interface FewerSessionsDialogProps extends Pick<LossDialogProps, 'onStay' | 'onLose'> {
  /** Sessions that stay. */
  kept: number;
  /** Exercises of those that go. */
  lost: number;
}

/** Before sessions with exercises in them go. */
function FewerSessionsDialog({ kept, lost, ...answers }: FewerSessionsDialogProps) {
  return (
    <LossDialog title="Sessions entfernen?" label="Entfernen" {...answers}>
      Es {kept === 1 ? 'bleibt 1 Session' : `bleiben ${kept} Sessions`}. {lost === 1 ? '1 Übung' : `${lost} Übungen`} in den anderen{' '}
      {lost === 1 ? 'geht' : 'gehen'} verloren.
    </LossDialog>
  );
}

const own = ownExercises();

/** 'Workout Generator': a plan of one's own in three steps, from the device alone. */
export function GeneratorScreen({ onSaved }: { onSaved: () => void }) {
  const generator = useGenerator();
  const { draft, total, surplus } = generator;
  const { step, name, count } = draft;
  const isWide = useWide();
  const [asking, setAsking] = useState(false);
  // Without the own exercises the catalogue's can be chosen all the same.
  const { pending, save } = useSavePlan(generator, loadedOr(useRows(own, { canBeEmpty: true }), []), onSaved);
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    // The button that led here is gone: whoever types goes on at the top of the step.
    body.current?.focus();
  }, [step]);

  function goOn() {
    if (step === 1 && isPlanName(name)) generator.change({ step: 2 });
    if (step !== 2 || !isSessionCount(count)) return;
    if (surplus > 0) setAsking(true);
    else generator.applyCount();
  }
  const goBack = () => generator.change({ step: step === 3 ? 2 : 1, count: draft.sessions.length });

  const back =
    step === 1 ? (
      <BackLink to="/dashboard" />
    ) : (
      <IconButton aria-label="Zurück" onPress={goBack}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
    );
  const action =
    step === 3 ? (
      <BottomAction note={total === 0 ? 'Bitte füge Übungen in mindestens eine Session hinzu.' : undefined}>
        <Button variant="ball" isDisabled={total === 0} pending={pending} pendingText="Wird gespeichert..." onPress={save}>
          Plan speichern (gesamt {total} {total === 1 ? 'Übung' : 'Übungen'})
        </Button>
      </BottomAction>
    ) : (
      <BottomAction pair={step === 2}>
        {step === 2 && <Button onPress={goBack}>Zurück</Button>}
        <Button variant="ball" isDisabled={step === 1 ? !isPlanName(name) : !isSessionCount(count)} onPress={goOn}>
          Weiter
        </Button>
      </BottomAction>
    );
  return (
    <Page title="Workout Generator" back={back} action={action}>
      <WizardSteps step={step} />
      <div ref={body} tabIndex={-1} className={step === 3 ? undefined : styles.asking}>
        {step === 1 && <NameStep generator={generator} onNext={goOn} />}
        {step === 2 && <SessionsStep generator={generator} onNext={goOn} />}
        {step < 3 && isWide && <PlanPreview draft={draft} />}
        {step === 3 && <ExercisesStep editor={generator} />}
      </div>
      {asking && (
        <FewerSessionsDialog
          kept={count ?? 0}
          lost={surplus}
          onStay={() => setAsking(false)}
          onLose={() => {
            setAsking(false);
            generator.applyCount();
          }}
        />
      )}
    </Page>
  );
}
