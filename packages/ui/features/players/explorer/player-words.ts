import type { Player } from '@anwurf/contract/players';

type Named = Pick<Player, 'name' | 'team' | 'season'>;

/** Team and season; a missing team is a dash. */
export const whereFrom = ({ team, season }: Omit<Named, 'name'>) => [team || '–', season].filter(Boolean).join(', ');

/** Name • team • season. */
export const playerWords = ({ name, team, season }: Named) => [name, team || '–', season].filter(Boolean).join(' • ');
