import type { ConfirmEmailRequest } from '@anwurf/contract/email-change';
import type { ChangePasswordRequest } from '@anwurf/contract/password';
import { account } from '@anwurf/db/queries/account';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { KeyRound, LogOut, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Card } from '../../kit/layout/card.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { Row, Rows } from '../../kit/layout/rows.tsx';
import { useNow } from '../../kit/use-now.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { DataRows } from './data-rows.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { LastingNote } from './lasting-note.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import styles from './settings-screen.module.css';
import { SignInMethods } from './sign-in/sign-in-methods.tsx';
import { format } from 'date-fns';

/** How long the paid access lasts. */
function accessWords(expiresAt: Date | null, now: Date): string {
  if (expiresAt === null) return 'Unbegrenzter Zugang';
  const day = format(expiresAt, 'dd.MM.yyyy');
  return expiresAt > now ? `Zugang bis ${day}` : `Zugang abgelaufen am ${day}`;
}

export interface SettingsScreenProps {
  email: string;
  themeChoice: ReactNode;
  syncPanel: ReactNode;
  /** Further rows of the last card, such as the support. */
  rows?: ReactNode;
  /** @throws RequestError */
  onChangePassword: (request: ChangePasswordRequest) => Promise<void>;
  /** @throws RequestError */
  onConfirmEmail: (request: ConfirmEmailRequest) => Promise<void>;
  onAccountDeleted: () => void;
  onSignOut: () => void;
}

const owner = account();

export function SettingsScreen({
  email,
  themeChoice,
  syncPanel,
  rows,
  onChangePassword,
  onConfirmEmail,
  onAccountDeleted,
  onSignOut,
}: SettingsScreenProps) {
  const [open, setOpen] = useState<'password' | 'email' | 'deletion' | null>(null);
  const now = useNow(60_000);
  const user = loadedOr(useFirstRow(owner), null);
  // A new password changes how the player signs in, and ends his other sessions.
  const [passwords, setPasswords] = useState(0);
  const close = () => setOpen(null);
  async function changePassword(request: ChangePasswordRequest) {
    await onChangePassword(request);
    setPasswords((before) => before + 1);
  }
  async function confirmEmail(request: ConfirmEmailRequest) {
    await onConfirmEmail(request);
    setPasswords((before) => before + 1);
  }
  return (
    <Page title="Einstellungen" width="reading">
      <ProfileCard />
      <Card>
        <h2 className={styles.title}>Darstellung</h2>
        {themeChoice}
      </Card>
      <Card flush>
        <div className={styles.head}>
          <h2 className={styles.title}>Deine Daten</h2>
          {syncPanel}
          <LastingNote />
        </div>
        <DataRows onDelete={() => setOpen('deletion')} />
      </Card>
      <Card flush>
        <Rows>
          {rows}
          <Row icon={<KeyRound aria-hidden="true" />} onPress={() => setOpen('password')}>
            Passwort ändern
          </Row>
          <Row icon={<Mail aria-hidden="true" />} detail={email} onPress={() => setOpen('email')}>
            E-Mail-Adresse ändern
          </Row>
          <Row icon={<LogOut aria-hidden="true" />} detail={user ? accessWords(user.accessExpiresAt, now) : undefined} onPress={onSignOut}>
            Abmelden
          </Row>
        </Rows>
      </Card>
      {/* Last, for the server is asked for them: what comes late must not push a row from under a finger. */}
      <SignInMethods key={`methods ${passwords}`} />
      <OwnSessions key={`sessions ${passwords}`} />
      {open === 'password' && <ChangePasswordDialog onChange={changePassword} onClose={close} />}
      {open === 'email' && <ChangeEmailDialog email={email} onConfirm={confirmEmail} onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog onDeleted={onAccountDeleted} onClose={close} />}
    </Page>
  );
}
