import { testsWith } from '@anwurf/db/queries/fitness-tests';
import { loadedOr } from '@anwurf/db/queries/react/loadable';
import { useList } from '@anwurf/db/queries/react/use-rows';
import { readStoredResults } from '@anwurf/domain/fitness/stored-test';
import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import { bestOf } from '@anwurf/domain/fitness/trials';
import { useMemo } from 'react';

/** The best of earlier tests, in the same unit; null while there is none or it is not read. */
export function useBestBefore(test: SubTest): number | null {
  const query = useMemo(() => testsWith(test.category, test.id), [test.category, test.id]);
  const tests = loadedOr(useList(query, { canBeEmpty: true }), []);
  return bestOf(
    tests.flatMap(({ results }) => {
      const result = readStoredResults(test.category, results).get(test.id);
      return result !== undefined && result.unit === test.unit ? [result.best] : [];
    }),
    test.lowerIsBetter,
  );
}
