import type { Venue } from '@anwurf/domain/vocabulary/venue';
import { Dumbbell, House, Warehouse } from 'lucide-react';

const icons = { Halle: Warehouse, Studio: Dumbbell, Zuhause: House } as const;

/** Where a session takes place, as a small icon beside its word. */
export function VenueIcon({ venue }: { venue: Venue }) {
  const Icon = icons[venue];
  return <Icon size={15} aria-hidden="true" />;
}
