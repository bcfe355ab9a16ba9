import type { SubTest } from '@anwurf/domain/fitness/sub-test';
import type { TestCategory } from '@anwurf/domain/fitness/test-category';
import { hasValidTrial } from '@anwurf/domain/fitness/test-entry';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../../kit/action/icon-button.tsx';
import { ProgressSegments, type SegmentGroup } from '../../../kit/feedback/progress-segments.tsx';
import { showMessage } from '../../../kit/overlay/toast-queue.ts';
import { useScreenAwake } from '../../../signal/use-screen-awake.ts';
import { currentTest, entryOf, hasContent, type TestDraft } from '../test-draft.ts';
import styles from './run-screen.module.css';
import { SubTestPanel } from './sub-test-panel.tsx';
import { TestSummary } from './test-summary.tsx';
import { useTestRun } from './use-test-run.ts';
import { YoyoBoard } from './yoyo-board.tsx';

export interface RunScreenProps {
  /** Key of the plan: a category, or the id of a battery. */
  of: string;
  /** To the intro: no circumstances were given, the player goes back, or does it all again. */
  onIntro: () => void;
  /** @param category of the first result */
  onSaved: (category: TestCategory) => void;
}

const mostNames = 2;

/** The sub-tests as pieces of a line; where there are too many for their names, that of the current one. */
function progressGroups(tests: readonly SubTest[], draft: TestDraft): SegmentGroup[] {
  const stateAt = (test: SubTest, index: number) => {
    if (index === draft.index) return 'now' as const;
    return hasValidTrial(entryOf(draft, test)) ? ('done' as const) : ('open' as const);
  };
  if (tests.length <= mostNames) return tests.map((test, index) => ({ label: test.name, segments: [stateAt(test, index)] }));
  return [{ label: tests[draft.index]?.name ?? 'Zusammenfassung', segments: tests.map(stateAt) }];
}

/** The tests of a category or battery, one after the other, and what came of them. */
export function RunScreen({ of, onIntro, onSaved }: RunScreenProps) {
  const run = useTestRun(of);
  useScreenAwake();
  const isMissing = run === null;
  const lead = useEffectEvent(onIntro);
  useEffect(() => {
    if (isMissing) lead();
  }, [isMissing]);
  if (run === null) return null;

  const { draft, plan } = run;
  const { tests } = plan;
  const test = currentTest(plan, draft);
  if (test && draft.yoyo !== null) return <YoyoBoard run={run} test={test} underWay={draft.yoyo} />;
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <IconButton aria-label="Zurück" onPress={() => (draft.index === 0 ? onIntro() : run.goTo(draft.index - 1))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h1>{plan.title}</h1>
      </header>
      <div className={styles.progress}>
        <ProgressSegments
          label={test ? `Test ${draft.index + 1} von ${tests.length}` : 'Zusammenfassung'}
          groups={progressGroups(tests, draft)}
        />
      </div>
      {test ? (
        <SubTestPanel key={test.id} run={run} test={test} />
      ) : (
        <TestSummary
          run={run}
          onRepeat={() => {
            run.drop();
            onIntro();
            if (hasContent(draft)) showMessage('Test verworfen', undefined, { label: 'Rückgängig', run: run.restore });
          }}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}
