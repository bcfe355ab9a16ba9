import { LayoutDashboard, LogOut, MessageCircleQuestionMark, UserRound } from 'lucide-react';
import { useState } from 'react';
import { SupportDialog } from '../features/support/support-dialog.tsx';
import { IconButton } from '../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../kit/action/menu.tsx';
import { MenuLink } from '../links/app-links.ts';

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
        <MenuLink to="/dashboard" icon={<LayoutDashboard aria-hidden="true" />}>
          Dashboard
        </MenuLink>
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
