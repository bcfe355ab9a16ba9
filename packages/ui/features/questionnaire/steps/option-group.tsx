import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Checkbox, CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../../../kit/class-names.ts';
import { Num } from '../../../kit/text/num.tsx';
import { VisuallyHidden } from '../../../kit/text/visually-hidden.tsx';
import type { Answers } from '../model/answers.ts';
import { answerSome } from '../model/questions.ts';
import type { OneOfStep, SomeOfStep } from './onboarding-steps.ts';
import styles from './option-group.module.css';

interface OptionGroupProps<Question> {
  question: Question;
  answers: Answers;
  /** The screen's heading already says what is asked. */
  hideLabel: boolean;
  onAnswer: (answers: Answers) => void;
}

function GroupLabel({ question, hidden }: { question: OneOfStep | SomeOfStep; hidden: boolean }) {
  return <Label className={styles.label}>{hidden ? <VisuallyHidden>{question.label}</VisuallyHidden> : question.label}</Label>;
}

/** Numbers stand in one row, or in two that are nearly even. */
function columnsOf(count: number): number {
  return count <= 5 ? count : Math.ceil(count / 2);
}

/** One of several options. Arrow keys move and choose. */
export function OneOf({ question, answers, hideLabel, onAnswer }: OptionGroupProps<OneOfStep>) {
  return (
    <RadioGroup
      className={styles.group ?? ''}
      value={question.chosen(answers)}
      onChange={(value) => onAnswer(question.choose(answers, value))}
    >
      <GroupLabel question={question} hidden={hideLabel} />
      <div className={styles[question.layout]} style={{ '--columns': columnsOf(question.options.length) } as CSSProperties}>
        {question.options.map((option) => (
          <Radio key={option.value} value={option.value} className={classNames(styles.option)}>
            {question.layout === 'numbers' ? (
              <>
                <Check size={16} strokeWidth={3.2} aria-hidden="true" className={styles.corner} />
                <Num size="m">{option.label}</Num>
                {question.unit && <span className={styles.unit}>{question.unit}</span>}
              </>
            ) : (
              <>
                <span className={styles.mark} aria-hidden="true">
                  <Check size={18} strokeWidth={3.2} />
                </span>
                {option.label}
              </>
            )}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** Two of the names are wider than half a phone: they may break where a German would break them. */
function breakable(label: string): string {
  return label.replace('hebemaschine', 'hebe\u00admaschine').replace('/-', '/\u200b-');
}

/** Several of many options; where the order counts, each shows its place. */
export function SomeOf({ question, answers, hideLabel, onAnswer }: OptionGroupProps<SomeOfStep>) {
  const chosen = question.chosen(answers);
  const { ranks } = question;
  return (
    <CheckboxGroup className={styles.group ?? ''} value={[...chosen]} onChange={(after) => onAnswer(answerSome(question, answers, after))}>
      <GroupLabel question={question} hidden={hideLabel} />
      <div className={styles[question.layout]}>
        {question.options.map((option) => {
          const place = chosen.indexOf(option.value);
          return (
            <Checkbox key={option.value} value={option.value} className={classNames(styles.option)}>
              <span className={styles.mark} aria-hidden="true">
                {ranks === undefined ? <Check size={16} strokeWidth={3.2} /> : <Num>{place === -1 ? '' : place + 1}</Num>}
              </span>
              {breakable(option.label)}
              {ranks?.[place] && <em className={styles.rank}>{ranks[place]}</em>}
            </Checkbox>
          );
        })}
      </div>
    </CheckboxGroup>
  );
}
