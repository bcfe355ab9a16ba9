import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../kit/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/menu.tsx';

export function PlanMenu({ planName, onEdit, onDelete }: { planName: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <Menu
      aria-label={`Mehr zu ${planName}`}
      trigger={
        <IconButton aria-label={`Mehr zu ${planName}`}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" />} onAction={onEdit}>
        Bearbeiten
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={onDelete}>
        Löschen
      </MenuItem>
    </Menu>
  );
}
