import type { Equipment } from '@anwurf/domain/vocabulary/equipment';
import type { Weekday } from '@anwurf/domain/vocabulary/weekday';
import { DayToggles } from '../../../kit/field/day-toggles.tsx';
import type { Answers } from '../model/answers.ts';
import type { FurtherName } from '../model/questions.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { PainLevels } from './pain-levels.tsx';
import { SessionVenues } from './session-venues.tsx';
import { weekDays } from './week-days.ts';
import { Weights } from './weights.tsx';

export interface FurtherQuestionProps {
  name: FurtherName;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
}

const loadable: readonly Equipment[] = ['Hanteln', 'Kettlebell', 'Langhantel'];

function WeekDays({ label, value, onChange }: { label: string; value: Weekday[] | undefined; onChange: (days: Weekday[]) => void }) {
  return <DayToggles label={label} days={weekDays} value={value ?? []} onChange={onChange} />;
}

/** One of the questions beside the questionnaire; nothing where another answer makes it idle. */
export function FurtherQuestion({ name, answers, onAnswer }: FurtherQuestionProps) {
  const change = (said: Partial<Answers>) => onAnswer({ ...answers, ...said });
  switch (name) {
    case 'birthDate':
      return <BirthDateField value={answers.dateOfBirth} onChange={(dateOfBirth) => change({ dateOfBirth })} />;
    case 'teamDays':
      return <WeekDays label="An welchen Tagen? (freiwillig)" value={answers.teamDays} onChange={(teamDays) => change({ teamDays })} />;
    case 'matchDays':
      return (
        <WeekDays
          label="Wann sind eure Spiele meistens? (freiwillig)"
          value={answers.matchDays}
          onChange={(matchDays) => change({ matchDays })}
        />
      );
    case 'venues':
      return answers.individualTrainingFrequency === undefined ? null : (
        <SessionVenues
          count={answers.individualTrainingFrequency}
          value={answers.sessionVenues ?? []}
          onChange={(sessionVenues) => change({ sessionVenues })}
        />
      );
    case 'weights':
      return answers.equipment?.some((item) => loadable.includes(item)) === true ? (
        <Weights step={answers.weightStep ?? null} heaviest={answers.heaviestDumbbell ?? null} onChange={change} />
      ) : null;
    case 'painLevels':
      return <PainLevels answers={answers} onAnswer={onAnswer} />;
  }
}
