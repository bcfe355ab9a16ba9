import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu, MenuItem } from '../kit/menu.tsx';

export function AccountMenu({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
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
      <MenuItem onAction={onSignOut} icon={<LogOut aria-hidden="true" />}>
        Abmelden
      </MenuItem>
    </Menu>
  );
}
