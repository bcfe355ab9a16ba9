import { parseCategory } from '@anwurf/domain/fitness/test-category';
import { isUuid } from '@anwurf/domain/identity/uuid';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GoalsAbout } from '../features/goals/goals-about.tsx';
import { HistoryScreen } from '../features/fitness/history/history-screen.tsx';
import { IntroScreen } from '../features/fitness/intro/intro-screen.tsx';
import { categoryPlan } from '../features/fitness/test-plan.ts';
import { UnknownTest } from '../features/fitness/unknown-test.tsx';
import { BackLink } from '../links/app-links.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

// Their imports stand here and not in the entry, which names the parts of every page.
const RunScreen = lazyPart(async () => (await import('../features/fitness/run/run-screen.tsx')).RunScreen);
const BatteriesScreen = lazyPart(async () => (await import('../features/fitness/battery/batteries-screen.tsx')).BatteriesScreen);
const BatteryIntro = lazyPart(async () => (await import('../features/fitness/battery/battery-intro.tsx')).BatteryIntro);
const SourcesScreen = lazyPart(async () => (await import('../features/fitness/sources/sources-screen.tsx')).SourcesScreen);

const history = '/ist-zustand/historie';

export function HistoryPage() {
  const navigate = useNavigate();
  const { kategorie } = useSearch({ from: `/private${history}` });
  return (
    <HistoryScreen
      category={parseCategory(kategorie) ?? 'wurfkraft'}
      onCategory={(category) => void navigate({ to: history, search: { kategorie: category }, replace: true })}
      renderGoals={(test) => <GoalsAbout subject={{ kind: 'test', test }} suggested={null} />}
    />
  );
}

export function IntroPage() {
  const navigate = useNavigate();
  const { testCategory } = useParams({ from: '/private/ist-zustand/$testCategory' });
  if (testCategory === 'vergleichswerte') return <SourcesScreen />;
  if (testCategory === 'testreihen') return <BatteriesScreen />;
  const begin = () => void navigate({ to: '/ist-zustand/$testCategory/durchfuehren', params: { testCategory } });
  if (isUuid(testCategory)) return <BatteryIntro key={testCategory} id={testCategory} onBegin={begin} />;
  const category = parseCategory(testCategory);
  if (category === undefined) return <UnknownTest />;
  return <IntroScreen key={category} plan={categoryPlan(category)} back={<BackLink to="/dashboard" />} onBegin={begin} />;
}

/** @param of a category, or the id of a battery */
function Run({ of }: { of: string }) {
  const navigate = useNavigate();
  return (
    <RunScreen
      of={of}
      onIntro={() => void navigate({ to: '/ist-zustand/$testCategory', params: { testCategory: of }, replace: true })}
      onSaved={(category) => void navigate({ to: history, search: { kategorie: category }, replace: true })}
    />
  );
}

export function RunPage() {
  const { testCategory } = useParams({ from: '/private/ist-zustand/$testCategory/durchfuehren' });
  const isKnown = parseCategory(testCategory) !== undefined || isUuid(testCategory);
  return isKnown ? <Run key={testCategory} of={testCategory} /> : <UnknownTest />;
}
