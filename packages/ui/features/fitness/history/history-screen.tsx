import { fitnessTests } from '@anwurf/db/queries/fitness-tests';
import type { Profile } from '@anwurf/db/queries/profile';
import { useRows } from '@anwurf/db/queries/react/use-rows';
import { CATEGORY_LABELS, CATEGORY_TITLES, TEST_CATEGORIES, type TestCategory } from '@anwurf/domain/fitness/test-category';
import { Plus } from 'lucide-react';
import { localDay } from '../../../data/local-day.ts';
import { EmptyState } from '../../../brand/empty-state.tsx';
import { BottomAction } from '../../../kit/bottom-action.tsx';
import { Num } from '../../../kit/num.tsx';
import { Page } from '../../../kit/page.tsx';
import { RetryCard } from '../../../kit/retry-card.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useNow } from '../../../kit/use-now.ts';
import { Tabs } from '../../../kit/tabs.tsx';
import { BackLink, ButtonLink } from '../../../links/app-links.ts';
import { useOwnProfile } from '../use-compared-person.ts';
import { CategoryHistory } from './category-history.tsx';
import styles from './history-screen.module.css';
import { CategoryRadar } from './category-radar.tsx';
import { HouseNormQuestion } from './house-norm-question.tsx';
import { ProfileHint } from './profile-hint.tsx';
import { readTests } from './read-tests.ts';

const everything = fitnessTests();
const tabs = TEST_CATEGORIES.map((id) => ({ id, label: CATEGORY_LABELS[id] }));

/** Whether the player's results would say something of a group, and he has not let them count yet. Asked on the day of a test. */
function canCount(profile: Profile | null | undefined): boolean {
  if (profile === null || profile === undefined || profile.dateOfBirth === null) return false;
  return profile.houseNormSince === null && (profile.gender === 'male' || profile.gender === 'female');
}

export interface HistoryScreenProps {
  category: TestCategory;
  onCategory: (category: TestCategory) => void;
}

/** What was tested, category by category, and how it compares. */
export function HistoryScreen({ category, onCategory }: HistoryScreenProps) {
  const rows = useRows(everything);
  const profile = useOwnProfile();
  const now = useNow(60_000);
  const tests = rows.state === 'rows' ? readTests(rows.value) : [];
  const ofCategory = tests.filter((test) => test.category === category);
  const isUnknown = profile !== undefined && (profile === null || profile.dateOfBirth === null || profile.gender === null);

  return (
    <Page
      title="Test-Historie"
      back={<BackLink to="/dashboard" />}
      tools={
        ofCategory.length > 0 && (
          <p className={styles.count}>
            <Num size="s">{ofCategory.length}</Num> {ofCategory.length === 1 ? 'Test' : 'Tests'}
          </p>
        )
      }
      action={
        ofCategory.length > 0 && (
          <BottomAction>
            <ButtonLink to="/ist-zustand/$testCategory" params={{ testCategory: category }} variant="ball">
              <Plus size={20} aria-hidden="true" />
              Neuer Test
            </ButtonLink>
          </BottomAction>
        )
      }
    >
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
            {rows.state === 'failed' ? (
              <RetryCard title="Fehler beim Laden der Tests" onRetry={rows.retry}>
                Deine Ergebnisse sind gespeichert.
              </RetryCard>
            ) : rows.state === 'loading' ? (
              <div className={styles.skeletons} role="status" aria-label="Tests werden geladen">
                {[1, 2, 3].map((card) => (
                  <Skeleton key={card} height="180px" />
                ))}
              </div>
            ) : (
              <>
                {isUnknown && <ProfileHint />}
                {tests[0]?.day === localDay(now) && canCount(profile) && <HouseNormQuestion />}
                {ofCategory.length === 0 ? (
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
                  <CategoryHistory category={category} tests={ofCategory} profile={profile ?? null} />
                )}
                {tests.length > 0 && <CategoryRadar tests={tests} profile={profile ?? null} />}
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
