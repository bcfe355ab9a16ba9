import { mondayOf } from '@anwurf/domain/coach/calendar-day';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { HandballQuestion } from '../features/handball/handball-question.tsx';
import { HandballWeek } from '../features/handball/handball-week.tsx';
import { ShareWeek } from '../features/statistics/week-picture/share-week.tsx';
import { WeekScreen } from '../features/week/week-screen.tsx';
import { WeekSetupScreen } from '../features/questionnaire/week-setup/week-setup-screen.tsx';
import { useSignedInUser } from '../features/session/session-context.tsx';
import { useToday } from '../data/use-today.ts';

export function WeekPage() {
  const navigate = useNavigate();
  const { of } = useSearch({ from: '/private/training/week' });
  const thisMonday = mondayOf(useToday());
  const monday = of === undefined ? thisMonday : mondayOf(of);
  return (
    <WeekScreen
      key={monday}
      monday={monday}
      handballQuestion={<HandballQuestion />}
      renderHandball={(week) => <HandballWeek week={week} />}
      sharing={<ShareWeek monday={monday} />}
      onWeek={(next) => void navigate({ to: '/training/week', search: next === thisMonday ? {} : { of: next }, replace: true })}
    />
  );
}

export function WeekSetupPage() {
  return <WeekSetupScreen userId={useSignedInUser().id} />;
}
