import { Users } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './profile-hint.module.css';

/** Without birth date and gender there is nobody to compare with. */
export function ProfileHint() {
  return (
    <Card aria-label="Vergleich mit deiner Altersgruppe">
      <div className={styles.hint}>
        <Users size={24} aria-hidden="true" />
        <div>
          <h2>Vergleich mit deiner Altersgruppe</h2>
          <p>Gib Geburtsdatum und Geschlecht an, um dich mit anderen Handballspielern und Gleichaltrigen zu vergleichen.</p>
        </div>
        <ButtonLink to="/settings" variant="line">
          Eingeben
        </ButtonLink>
      </div>
    </Card>
  );
}
