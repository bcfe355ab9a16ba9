import { KeyRound, UsersRound } from 'lucide-react';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { Button } from '../../../kit/action/button.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { ButtonLink } from '../../../links/app-links.ts';
import styles from './no-team.module.css';

/** Nobody's member yet: joins with a code, or makes a team. */
export function NoTeam({ onFound }: { onFound: () => void }) {
  return (
    <Page title="Mannschaft" width="reading">
      <EmptyState
        title="Noch in keiner Mannschaft"
        action={
          <span className={styles.ways}>
            <ButtonLink to="/team/join" variant="ball">
              <KeyRound size={20} aria-hidden="true" />
              Mit Code beitreten
            </ButtonLink>
            <Button onPress={onFound}>
              <UsersRound size={20} aria-hidden="true" />
              Mannschaft anlegen
            </Button>
          </span>
        }
      >
        Spielst du, gibt dir deine Trainerin oder dein Trainer einen Code, und du entscheidest, was sie sehen. Trainierst du ein Team, leg
        es an.
      </EmptyState>
    </Page>
  );
}
