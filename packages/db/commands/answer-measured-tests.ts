import { timeOfDayAt, FEELING, WARM_UP } from '@anwurf/domain/fitness/conditions';
import { measuredCategories, takenTestId } from '@anwurf/domain/team/measured-tests';
import type { Change, LocalDatabase } from '../client/local-database.ts';
import type { MeasuredOffer } from '../queries/test-days.ts';
import { mergeSameCalls } from './overlapping-calls.ts';
import { savedTest } from './save-fitness-test.ts';

/** Nobody notes when on a test day; as of a table without times. */
const NOON = { hour: 12, text: '12:00' };
const conditions = { aufwaermung_minuten: WARM_UP.initial, tageszeit: timeOfDayAt(NOON.hour), subjektives_befinden: FEELING.initial };

function answer({ id, revision }: MeasuredOffer, said: 'taken' | 'left'): Change {
  return { table: 'measured_tests', op: 'update', key: id, values: { answer: said, answered_revision: revision } };
}

/**
 * Takes over what a team has measured of the player: as tests of his own, with ids that every device finds, so that accepting twice stores
 * each once. A correction replaces what was taken before.
 * @param notes of the tests, for whom they measured
 */
export const takeMeasuredTests = mergeSameCalls(async (db: LocalDatabase, offer: MeasuredOffer, notes: string): Promise<void> => {
  const tests = measuredCategories(offer.results).map(({ category, results }) =>
    savedTest({ id: takenTestId(offer.id, category), category, day: offer.day, time: NOON.text, conditions, results, notes }),
  );
  const replaced = offer.wasTaken ? tests.map(({ key }): Change => ({ table: 'fitness_tests', op: 'delete', key })) : [];
  await db.write([...replaced, ...tests, answer(offer, 'taken')]);
});

/** Leaves what a team has measured of the player; a correction is offered again. */
export const leaveMeasuredTests = mergeSameCalls((db: LocalDatabase, offer: MeasuredOffer): Promise<void> =>
  db.write([answer(offer, 'left')]),
);
