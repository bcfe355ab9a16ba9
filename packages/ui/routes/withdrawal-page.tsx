import { useSearch } from '@tanstack/react-router';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { WithdrawalLink } from '../features/withdrawal/withdrawal-link.tsx';
import { WithdrawalScreen } from '../features/withdrawal/withdrawal-screen.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';

export function WithdrawalPage() {
  const { token } = useSearch({ from: '/withdrawal' });
  const session = useSession();
  const { user } = useSessionState();
  return (
    <PublicFrame>
      {token === undefined ? (
        <WithdrawalScreen
          email={user?.email ?? null}
          accessToken={() => (user === null ? Promise.resolve(null) : session.accessToken(false, user.id))}
        />
      ) : (
        <WithdrawalLink key={token} token={token} />
      )}
    </PublicFrame>
  );
}
