import { Users } from 'lucide-react';
import { QuestionCard } from '../../../kit/overlay/question-card.tsx';
import { ButtonLink } from '../../../links/app-links.ts';

/** Without birth date and gender there is nobody to compare with. */
export function ProfileHint() {
  return (
    <QuestionCard
      icon={Users}
      title="Vergleich mit deiner Altersgruppe"
      text="Gib Geburtsdatum und Geschlecht an, um dich mit anderen Handballspielern und Gleichaltrigen zu vergleichen."
    >
      <ButtonLink to="/settings" variant="line">
        Eingeben
      </ButtonLink>
    </QuestionCard>
  );
}
