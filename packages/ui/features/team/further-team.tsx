import { Button } from '../../kit/action/button.tsx';
import { ButtonLink } from '../../links/app-links.ts';
import styles from './further-team.module.css';

/** The ways into one more team. */
export function FurtherTeam({ onFound }: { onFound: () => void }) {
  return (
    <div className={styles.ways}>
      <ButtonLink to="/team/join" variant="quiet">
        Weiterem Team beitreten
      </ButtonLink>
      <Button variant="quiet" onPress={onFound}>
        Weiteres Team anlegen
      </Button>
    </div>
  );
}
