import { useNavigate } from '@tanstack/react-router';
import { GeneratorScreen } from '../features/exercises/generator/generator-screen.tsx';

export function GeneratorPage() {
  const navigate = useNavigate();
  return <GeneratorScreen onSaved={() => void navigate({ to: '/training-plans' })} />;
}
