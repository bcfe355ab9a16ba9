import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Button } from '../../../kit/action/button.tsx';
import styles from './generation-screen.module.css';

/** The way on when there is nothing to wait for here. */
export function ToDashboard({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.dock}>
      <BottomAction>
        <Button variant="court" onPress={onLeave}>
          Zum Dashboard
        </Button>
      </BottomAction>
    </div>
  );
}
