import type { Submission } from '../../../forms/use-submission.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { ChoiceChips } from '../../../kit/field/choice-chips.tsx';
import { MultiChips } from '../../../kit/field/multi-chips.tsx';
import { TextField } from '../../../kit/field/text-field.tsx';
import { HealthPart } from '../further/health-part.tsx';
import { FurtherQuestion } from '../further/further-question.tsx';
import type { Answers } from '../model/answers.ts';
import { answerSome, optionsWithUnit } from '../model/questions.ts';
import styles from './questionnaire-form.module.css';
import { type PageQuestion, sections } from './sections.ts';

export interface QuestionnaireFormProps {
  answers: Answers;
  errors: Submission['errors'];
  /** The player agrees to health data; else the question asks for that. */
  mayAskHealth: boolean;
  onAnswer: (answers: Answers) => void;
}

/** All questions on one page. */
export function QuestionnaireForm({ answers, errors, mayAskHealth, onAnswer }: QuestionnaireFormProps) {
  return sections.map(({ id, title, asksName, questions }) => (
    <Card key={id} aria-labelledby={id}>
      <div className={styles.fields}>
        <h2 id={id}>{title}</h2>
        {asksName && (
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            value={answers.name ?? ''}
            onChange={(name) => onAnswer({ ...answers, name })}
            error={errors['name']}
          />
        )}
        {questions.map((question) =>
          question.kind === 'further' ? (
            (mayAskHealth || question.name !== 'painLevels') && (
              <FurtherQuestion key={question.name} name={question.name} answers={answers} onAnswer={onAnswer} />
            )
          ) : (
            <Chips
              key={question.field}
              question={question}
              answers={answers}
              errors={errors}
              mayAskHealth={mayAskHealth}
              onAnswer={onAnswer}
            />
          ),
        )}
      </div>
    </Card>
  ));
}

function Chips({ question, answers, errors, mayAskHealth, onAnswer }: QuestionnaireFormProps & { question: PageQuestion }) {
  const shared = { label: question.label, description: question.description?.(answers), error: errors[question.field] };
  if (question.field === 'contraindications' && !mayAskHealth) return <HealthPart label={question.label} />;
  if (question.kind === 'some') {
    return (
      <MultiChips
        {...shared}
        options={question.options}
        value={question.chosen(answers)}
        onChange={(after) => onAnswer(answerSome(question, answers, after))}
      />
    );
  }
  return (
    <ChoiceChips
      {...shared}
      options={optionsWithUnit(question)}
      value={question.chosen(answers)}
      onChange={(value) => onAnswer(question.choose(answers, value))}
    />
  );
}
