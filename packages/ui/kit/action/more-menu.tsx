import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';

export interface MoreMenuProps {
  /** Names the three dots: 'Mehr zu Plan A'. */
  label: string;
  /** Names what they open; as the dots without it. */
  menuLabel?: string;
  /** Undefined: it cannot be changed. */
  onEdit?: () => void;
  onDelete: () => void;
}

/** Three dots at something of the player's own: to change it, and to delete it. */
export function MoreMenu({ label, menuLabel = label, onEdit, onDelete }: MoreMenuProps) {
  return (
    <Menu
      aria-label={menuLabel}
      trigger={
        <IconButton aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {onEdit && (
        <MenuItem icon={<Pencil aria-hidden="true" />} onAction={onEdit}>
          Bearbeiten
        </MenuItem>
      )}
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={onDelete}>
        Löschen
      </MenuItem>
    </Menu>
  );
}
