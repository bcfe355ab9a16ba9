import { fitnessTests, newestResults, testCounts } from '@anwurf/db/queries/fitness-tests';
import type { Profile } from '@anwurf/db/queries/profile';
import { allLoaded, type Loadable } from '@anwurf/db/queries/react/loadable';
import { useList, useRows } from '@anwurf/db/queries/react/use-rows';
import { CATEGORY_LABELS, CATEGORY_TITLES, TEST_CATEGORIES, type TestCategory } from '@anwurf/domain/fitness/test-category';
import { ChevronRight, ListChecks, Plus, Users } from 'lucide-react';
import { localDay } from '../../../data/local-day.ts';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { BottomAction } from '../../../kit/action/bottom-action.tsx';
import { Num } from '../../../kit/text/num.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { useNow } from '../../../kit/use-now.ts';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { AreaLink, BackLink, ButtonLink } from '../../../links/app-links.ts';
import { useOwnProfile } from '../use-compared-person.ts';
import { CategoryHistory, type CategoryHistoryProps } from './category-history.tsx';
import styles from './history-screen.module.css';
import { CategoryRadar } from './category-radar.tsx';
import { HouseNormQuestion } from './house-norm-question.tsx';
import { PositionRadar } from './position-radar.tsx';
import { readTests } from './read-tests.ts';
import { TestsTableCard } from '../table/tests-table-card.tsx';
import { QuestionCard } from '../../../kit/overlay/question-card.tsx';

/** Without birth date and gender there is nobody to compare with. */
function ProfileHint() {
  return (
    <QuestionCard
      icon={Users}
      title="Vergleich mit deiner Altersgruppe"
      text="Gib Geburtsdatum und Geschlecht an, um dich mit anderen Handballspielern und Gleichaltrigen zu vergleichen."
    >
      <ButtonLink to="/settings" variant="line">
        Eingeben
      </ButtonLink>
    </QuestionCard>
  );
}

const countsQuery = testCounts();
const newestQuery = newestResults();
const canBeEmpty = { canBeEmpty: true };
const tabs = TEST_CATEGORIES.map((id) => ({ id, label: CATEGORY_LABELS[id] }));

/** Whether the player's results would say something of a group, and he has not let them count yet. Asked on the day of a test. */
function canCount(profile: Profile | null | undefined): boolean {
  if (profile === null || profile === undefined || profile.dateOfBirth === null) return false;
  return profile.houseNormSince === null && (profile.gender === 'male' || profile.gender === 'female');
}

function TestsNotLoaded({ data }: { data: Exclude<Loadable<unknown>, { state: 'rows' }> }) {
  if (data.state === 'failed') {
    return (
      <RetryCard title="Fehler beim Laden der Tests" onRetry={data.retry}>
        Deine Ergebnisse sind gespeichert.
      </RetryCard>
    );
  }
  return (
    <div className={styles.skeletons} role="status" aria-label="Tests werden geladen">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height="180px" />
      ))}
    </div>
  );
}

/** The tests of one category; rendered anew for another, so that it never shows those of the one before. */
function CategoryTests({ category, ...others }: Omit<CategoryHistoryProps, 'tests'>) {
  const rows = useList(fitnessTests(category), canBeEmpty);
  if (rows.state !== 'rows') return <TestsNotLoaded data={rows} />;
  return rows.value.length > 0 && <CategoryHistory category={category} tests={readTests(rows.value)} {...others} />;
}

/** The way to several tests that are done as one. */
function BatteriesLink() {
  return (
    <AreaLink to="/ist-zustand/$testCategory" params={{ testCategory: 'testreihen' }} className={classNames(styles.batteries)}>
      <ListChecks size={20} aria-hidden="true" />
      <span>
        Testreihen <small>Mehrere Tests nacheinander, eine Auswertung</small>
      </span>
      <ChevronRight size={20} aria-hidden="true" />
    </AreaLink>
  );
}

export interface HistoryScreenProps {
  category: TestCategory;
  onCategory: (category: TestCategory) => void;
  renderGoals: CategoryHistoryProps['renderGoals'];
}

/** Shows test results, category by category, and their comparison. */
export function HistoryScreen({ category, onCategory, renderGoals }: HistoryScreenProps) {
  const all = allLoaded({ counts: useRows(countsQuery), newest: useRows(newestQuery, canBeEmpty) });
  const profile = useOwnProfile();
  const now = useNow(60_000);
  const newest = all.state === 'rows' ? readTests(all.value.newest) : [];
  const count = all.state === 'rows' ? (all.value.counts.find((one) => one.category === category)?.count ?? 0) : 0;
  const isUnknown = profile !== undefined && (profile === null || profile.dateOfBirth === null || profile.gender === null);

  return (
    <Page
      title="Test-Historie"
      back={<BackLink to="/dashboard" />}
      tools={
        count > 0 && (
          <p className={styles.count}>
            <Num size="s">{count}</Num> {count === 1 ? 'Test' : 'Tests'}
          </p>
        )
      }
      action={
        count > 0 && (
          <BottomAction>
            <ButtonLink to="/ist-zustand/$testCategory" params={{ testCategory: category }} variant="ball">
              <Plus size={20} aria-hidden="true" />
              Neuer Test
            </ButtonLink>
          </BottomAction>
        )
      }
    >
      <BatteriesLink />
      <Tabs
        label="Art der Tests"
        items={tabs}
        selectedKey={category}
        onSelectionChange={(key) => {
          const next = TEST_CATEGORIES.find((one) => one === key);
          if (next !== undefined) onCategory(next);
        }}
      >
        {() => (
          <div className={styles.body}>
            {all.state !== 'rows' ? (
              <TestsNotLoaded data={all} />
            ) : (
              <>
                {isUnknown && <ProfileHint />}
                {newest[0]?.day === localDay(now) && canCount(profile) && <HouseNormQuestion />}
                {count === 0 ? (
                  <EmptyState
                    title={`Noch keine ${CATEGORY_TITLES[category]}`}
                    action={
                      <ButtonLink to="/ist-zustand/$testCategory" params={{ testCategory: category }} variant="ball">
                        Ersten Test durchführen
                      </ButtonLink>
                    }
                  >
                    Führe deinen ersten Test durch und tracke deine Fortschritte über die Zeit.
                  </EmptyState>
                ) : (
                  <CategoryTests key={category} category={category} profile={profile ?? null} renderGoals={renderGoals} />
                )}
                {newest.length > 0 && <PositionRadar newest={newest} profile={profile ?? null} />}
                {newest.length > 0 && <CategoryRadar newest={newest} profile={profile ?? null} />}
                <TestsTableCard hasTests={all.value.counts.length > 0} />
                <p className={styles.sources}>
                  <ButtonLink to="/ist-zustand/$testCategory" params={{ testCategory: 'vergleichswerte' }} variant="quiet">
                    Woher kommen die Vergleichswerte?
                  </ButtonLink>
                </p>
              </>
            )}
          </div>
        )}
      </Tabs>
    </Page>
  );
}
