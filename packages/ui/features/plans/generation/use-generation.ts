import { useDatabase, useSyncState } from '@anwurf/db/client/react';
import { latestPlanGeneration, type PlanGeneration, planGeneration } from '@anwurf/db/queries/plan-generation';
import { type Loadable, loadedOr } from '@anwurf/db/queries/react/loadable';
import { useFirstRow } from '@anwurf/db/queries/react/use-rows';
import { useEffect, useState } from 'react';
import { useNow } from '../../../kit/use-now.ts';
import { generationPercent, type GenerationStage, generationStage } from './generation-progress.ts';
import { generationTimes } from './generation-times.ts';
import { useUserId } from '../../../storage/user-id.tsx';
import * as z from 'zod/mini';
import { keptOfUser } from '../../../storage/kept-of-user.ts';

const recordSchema = z.object({ generationId: z.uuid(), since: z.number() });

/** Since when the user has waited for a generation on this device, in ms since the epoch; the newest one only. */
const waitingSinceOf = (userId: string) => keptOfUser('planWaiting', recordSchema, userId);

const tickMilliseconds = 250;

export interface GenerationState {
  found: Loadable<PlanGeneration | null>;
  stage: GenerationStage;
  percent: number;
  /** Milliseconds since it was handed over; goes on over reloads. */
  waited: number;
  /** The time ran out while this screen was open. A player who returns later decides himself. */
  timedOut: boolean;
  /** Counts the waiting anew and asks the server at once. */
  refresh: () => void;
}

/** When the waiting began: as noted on this device, or by the request itself where another device made it. */
function waitingStart(userId: string, generation: PlanGeneration, seenLeaving: boolean, now: number): number {
  const asked = generation.createdAt.getTime();
  const known = !seenLeaving && asked <= now && now - asked < generationTimes.giveUp;
  const noted = waitingSinceOf(userId).read();
  return noted?.generationId === generation.id ? noted.since : known ? asked : now;
}

/** Follows a generation. Its status arrives by sync; asking again is only the way out when that hangs. */
export function useGeneration(generationId: string | null): GenerationState {
  const db = useDatabase();
  const userId = useUserId();
  const isOnline = useSyncState(({ connection }) => connection === 'online');
  const isAllSent = useSyncState(({ waiting }) => waiting === 0);
  const found = useFirstRow(generationId === null ? latestPlanGeneration() : planGeneration(generationId));
  const generation = loadedOr(found, null);
  const now = useNow(tickMilliseconds).getTime();
  const [since, setSince] = useState<number | null>(null);
  const [cameBack, setCameBack] = useState(false);
  const [seenLeaving, setSeenLeaving] = useState(false);
  const stage = generation ? generationStage(generation, { online: isOnline, allSent: isAllSent }) : 'saved';

  useEffect(() => {
    if (!generation) return;
    if (stage === 'saved' || stage === 'sending') setSeenLeaving(true);
    if (stage !== 'handed-over' || since !== null) return;
    const start = waitingStart(userId, generation, seenLeaving, Date.now());
    waitingSinceOf(userId).keep({ generationId: generation.id, since: start });
    setSince(start);
    setCameBack(Date.now() - start > generationTimes.giveUp);
  }, [userId, generation, stage, since, seenLeaving]);

  const waited = since === null ? 0 : Math.max(0, now - since);
  return {
    found,
    stage,
    percent: generation ? generationPercent(stage, now - generation.createdAt.getTime(), waited) : 0,
    waited,
    timedOut: stage === 'handed-over' && waited > generationTimes.giveUp && !cameBack,
    refresh: () => {
      setCameBack(false);
      if (generation) waitingSinceOf(userId).keep({ generationId: generation.id, since: Date.now() });
      setSince(Date.now());
      db.sync.now();
    },
  };
}
