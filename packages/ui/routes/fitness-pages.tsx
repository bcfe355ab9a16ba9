import { parseCategory, type TestCategory } from '@anwurf/domain/fitness/test-category';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GoalsAbout } from '../features/goals/goals-about.tsx';
import { HistoryScreen } from '../features/fitness/history/history-screen.tsx';
import { IntroScreen } from '../features/fitness/intro/intro-screen.tsx';
import { UnknownTest } from '../features/fitness/unknown-test.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';

// Their imports stand here and not in the entry, which names the parts of every page.
const RunScreen = lazyPart(async () => (await import('../features/fitness/run/run-screen.tsx')).RunScreen);
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
  const category = parseCategory(testCategory);
  if (category === undefined) return <UnknownTest />;
  const begin = () => void navigate({ to: '/ist-zustand/$testCategory/durchfuehren', params: { testCategory: category } });
  return <IntroScreen key={category} category={category} onBegin={begin} />;
}

function Run({ category }: { category: TestCategory }) {
  const navigate = useNavigate();
  return (
    <RunScreen
      category={category}
      onIntro={() => void navigate({ to: '/ist-zustand/$testCategory', params: { testCategory: category }, replace: true })}
      onSaved={() => void navigate({ to: history, search: { kategorie: category }, replace: true })}
    />
  );
}

export function RunPage() {
  const { testCategory } = useParams({ from: '/private/ist-zustand/$testCategory/durchfuehren' });
  const category = parseCategory(testCategory);
  return category === undefined ? <UnknownTest /> : <Run key={category} category={category} />;
}
