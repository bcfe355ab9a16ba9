import { nextStage, type RecoveryEntry } from '@anwurf/domain/coach/return-to-play/next-stage';
import { recoveryCourse, type RecoveryOutcome } from '@anwurf/domain/coach/return-to-play/recovery-course';
import { type Check, type RecoveryStage, recoveryWords } from '@anwurf/domain/coach/return-to-play/recovery-ladder';
import { formatGermanDecimal } from '@anwurf/domain/number/german-decimal';
import { NUMERIC_FIELDS } from '@anwurf/domain/number/numeric-fields';
import { useRef, useState } from 'react';
import type { Recovery } from '../../data/recovery/use-recoveries.ts';
import { numberRule } from '../../forms/number-rule.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Banner } from '../../kit/feedback/banner.tsx';
import { Button } from '../../kit/action/button.tsx';
import { Checkbox } from '../../kit/field/checkbox.tsx';
import { LevelSlider } from '../../kit/field/level-slider.tsx';
import { NumberBox } from '../../kit/field/number-box.tsx';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { SheetAction } from '../../kit/action/sheet-action.tsx';
import { leadsToWrongNumber } from '../../kit/field/wrong-number.ts';
import { unitWords } from './event-words.ts';
import styles from './note-day-sheet.module.css';
import { useKeepEvent } from './use-keep-event.ts';

const words = { title: 'Fehler', text: 'Der Tag konnte nicht notiert werden.' };
const MAX_PAIN = 10;
const resultRules = {
  count: numberRule(NUMERIC_FIELDS.recoveryCount),
  seconds: numberRule(NUMERIC_FIELDS.recoverySeconds),
  percent: numberRule(NUMERIC_FIELDS.recoveryPercent),
} as const;

interface ChecksProps {
  legend: string;
  checks: readonly Check[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Checks({ legend, checks, chosen, onChange }: ChecksProps) {
  if (checks.length === 0) return null;
  return (
    <fieldset className={styles.checks}>
      <legend>{legend}</legend>
      {checks.map(({ id, text }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(applies) => onChange(applies ? [...chosen, id] : chosen.filter((one) => one !== id))}
        >
          {text}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** The pain of a stage: what is low enough to go on, what leads a stage down, and what lies between. */
function painBands({ progress, stop }: RecoveryStage) {
  return [
    { label: 'Gut', from: 0, to: progress.maxPain, tone: 'good' as const },
    { label: 'Abwarten', from: progress.maxPain + 1, to: stop.pain - 1, tone: 'warn' as const },
    { label: 'Zu viel', from: stop.pain, to: MAX_PAIN, tone: 'bad' as const },
  ].filter(({ from, to }) => from <= to);
}

/** Consequence of an entry; null: it is only noted. */
function outcomeWords(
  outcome: RecoveryOutcome | undefined,
  stage: number,
  opens: boolean,
  redFlag: string,
): { kind: 'warn' | 'bad' | 'good'; text: string } | null {
  switch (outcome) {
    case 'stopped':
      return { kind: 'bad', text: redFlag };
    case 'down':
      return { kind: 'warn', text: `Das war zu viel: Es geht zurück auf Stufe ${stage}.` };
    case 'again':
      return { kind: 'warn', text: `Das war zu viel: Stufe ${stage + 1} beginnt von vorn.` };
    default:
      return opens ? { kind: 'good', text: 'Alles erfüllt: Damit öffnet sich der nächste Schritt.' } : null;
  }
}

export interface NoteDaySheetProps {
  recovery: Recovery;
  stage: RecoveryStage;
  onClose: () => void;
}

/** Asks how a day on a stage went, and says what follows from it before it is kept. */
export function NoteDaySheet({ recovery, stage, onClose }: NoteDaySheetProps) {
  const { ladder, history, state, today } = recovery;
  const said = recoveryWords(ladder);
  const keep = useKeepEvent(ladder);
  const { pending, run } = useSubmission({ leaves: true });
  // Between good and too much where nothing was noted yet: nobody goes on by a value that he did not choose.
  const [pain, setPain] = useState(state.entries.at(-1)?.pain ?? stage.stop.pain - 1);
  const [checks, setChecks] = useState<readonly string[]>([]);
  const [signs, setSigns] = useState<readonly string[]>([]);
  const [results, setResults] = useState<Readonly<Record<string, number>>>({});
  const body = useRef<HTMLDivElement>(null);
  const entry: RecoveryEntry = { kind: 'entry', day: today, pain, checks, signs, results };
  const would = [...history, entry];
  const outcome = recoveryCourse<(typeof would)[number]>(ladder, would).at(-1)?.outcome;
  const follows = outcomeWords(outcome, state.stage, nextStage(ladder, would, today).gate.isOpen, said.redFlag);

  function setResult(id: string, value: number | null) {
    const { [id]: _, ...others } = results;
    setResults(value === null ? others : { ...others, [id]: value });
  }

  function submit() {
    if (body.current === null || !leadsToWrongNumber(body.current)) void run({ words, work: save });
  }

  async function save() {
    const text = outcome === 'noted' ? undefined : follows?.text;
    await keep(entry, { title: `Tag auf Stufe ${state.stage + 1} notiert`, text, stays: 'Der Eintrag gilt weiter.' });
    onClose();
  }

  return (
    <Sheet title="Wie war der Tag?" isOpen onOpenChange={onClose}>
      <div ref={body} className={styles.body}>
        <div>
          <LevelSlider label={`${said.felt} im Training und danach`} bands={painBands(stage)} value={pain} onChange={setPain} />
          <p className={styles.hint}>Das Stärkste bis zum nächsten Morgen, 0 bis 10.</p>
        </div>
        <Checks
          legend="Was klappt?"
          checks={stage.progress.checks.filter(({ id }) => state.gate.missingChecks.includes(id))}
          chosen={checks}
          onChange={setChecks}
        />
        {stage.progress.tests.length > 0 && (
          <fieldset className={styles.tests}>
            <legend>Getestet? Sonst lass es leer.</legend>
            {stage.progress.tests.map(({ id, text, unit, atLeast }) => (
              <NumberBox
                key={id}
                label={`${text}, mindestens ${formatGermanDecimal(atLeast)} ${unitWords[unit]}`}
                unit={unitWords[unit]}
                rule={resultRules[unit]}
                value={results[id] ?? null}
                onChange={(value) => setResult(id, value)}
              />
            ))}
          </fieldset>
        )}
        <Checks legend="War etwas davon?" checks={stage.stop.checks} chosen={signs} onChange={setSigns} />
        <Checks legend="Oder ein Warnzeichen?" checks={ladder.redFlags} chosen={signs} onChange={setSigns} />
        <SheetAction>
          {follows && (
            <div className={styles.follows}>
              <Banner kind={follows.kind}>{follows.text}</Banner>
            </div>
          )}
          <Button variant={outcome === 'stopped' ? 'court' : 'ball'} wide pending={pending} onPress={submit}>
            {outcome === 'stopped' ? 'Notieren und aufhören' : 'Notieren'}
          </Button>
        </SheetAction>
      </div>
    </Sheet>
  );
}
