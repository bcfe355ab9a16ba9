import type { Plan } from '@anwurf/db/queries/plans';
import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, CircleCheck, Copy, EllipsisVertical, ListChecks, Pause, Pencil, Printer, Trash2 } from 'lucide-react';
import { localDay } from '../../../data/local-day.ts';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { Menu, MenuItem } from '../../../kit/action/menu.tsx';
import { planState } from '../../../data/plan-state.ts';
import { usePlanCommands } from './use-plan-commands.ts';

/** A dialog about a plan. */
export type PlanDialog = 'edit' | 'pause' | 'delete';

export interface PlanMenuProps {
  plan: Plan;
  onAsk: (dialog: PlanDialog) => void;
  /** Undefined: it cannot be printed from here. */
  onPrint?: () => void;
}

/** The day on which a plan begins anew when it becomes current: today, where it never was and was not trained, or is over; null: it goes on. */
function beginsOn(plan: Plan): string | null {
  const today = localDay(new Date());
  const { week } = planState(plan, 'calendar', today);
  if (week === null) return null;
  const start = plan.startedOn ?? localDay(plan.createdAt);
  const isBegun = plan.sessions.some(({ trainedOn }) => trainedOn.some((day) => day >= start));
  return (isBegun || plan.chosenAt !== null) && !week.isOver ? null : today;
}

/** Three dots at a plan: everything that can be done to it. */
export function PlanMenu({ plan, onAsk, onPrint }: PlanMenuProps) {
  const { choose, archive, unarchive, duplicate } = usePlanCommands();
  const navigate = useNavigate();
  const label = `Mehr zu ${plan.name}`;
  const isArchived = plan.archivedAt !== null;
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton aria-label={label}>
          <EllipsisVertical aria-hidden="true" />
        </IconButton>
      }
    >
      {!plan.isCurrent && (
        <MenuItem icon={<CircleCheck aria-hidden="true" />} onAction={() => void choose(plan, beginsOn(plan))}>
          Zum aktuellen Plan machen
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => onAsk('edit')}>
        Bearbeiten
      </MenuItem>
      <MenuItem
        icon={<ListChecks aria-hidden="true" />}
        onAction={() => void navigate({ to: '/training-plans/$planId/edit', params: { planId: plan.id } })}
      >
        Übungen und Wochen ändern
      </MenuItem>
      {plan.isCurrent && plan.weekCount !== null && (
        <MenuItem icon={<Pause aria-hidden="true" />} onAction={() => onAsk('pause')}>
          Pausieren
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onAction={() => void duplicate(plan)}>
        Duplizieren
      </MenuItem>
      {onPrint && (
        <MenuItem icon={<Printer aria-hidden="true" />} onAction={onPrint}>
          Drucken
        </MenuItem>
      )}
      {isArchived ? (
        <MenuItem icon={<ArchiveRestore aria-hidden="true" />} onAction={() => void unarchive(plan)}>
          Aus dem Archiv holen
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive aria-hidden="true" />} onAction={() => void archive(plan)}>
          Archivieren
        </MenuItem>
      )}
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onAction={() => onAsk('delete')}>
        Löschen
      </MenuItem>
    </Menu>
  );
}
