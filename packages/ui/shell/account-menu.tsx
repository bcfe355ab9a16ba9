import { LayoutDashboard, LogOut, MessageCircleQuestionMark, UserRound } from 'lucide-react';
import { useState } from 'react';
import { SupportDialog } from '../features/support/support-dialog.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu, MenuItem } from '../kit/menu.tsx';

export function AccountMenu({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        aria-label="Konto"
        heading={email}
        trigger={
          <IconButton aria-label={`Menü von ${email}`}>
            <UserRound aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem href="/dashboard" icon={<LayoutDashboard aria-hidden="true" />}>
          Dashboard
        </MenuItem>
        <MenuItem onAction={() => setAsking(true)} icon={<MessageCircleQuestionMark aria-hidden="true" />}>
          Kundensupport kontaktieren
        </MenuItem>
        <MenuItem onAction={onSignOut} icon={<LogOut aria-hidden="true" />}>
          Abmelden
        </MenuItem>
      </Menu>
      <SupportDialog isOpen={asking} onOpenChange={setAsking} />
    </>
  );
}
