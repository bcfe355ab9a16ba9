import type { Loadable } from '@anwurf/db/queries/react/loadable';
import { useState } from 'react';
import { RetryCard } from '../../../kit/feedback/retry-card.tsx';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { OwnExerciseDialog } from '../own/own-exercise-dialog.tsx';
import { type ChoicesProps, LibraryChoices, OwnChoices } from './swap-choices.tsx';
import type { SwapOptions } from './use-swap-options.ts';

const tabs = [
  { id: 'library', label: 'Alle Übungen' },
  { id: 'own', label: 'Meine Übungen' },
] as const;

export interface SwapTabsProps extends Omit<ChoicesProps, 'options' | 'onMake'> {
  options: Loadable<SwapOptions>;
}

/** The exercises to choose from: the catalogue's, or the player's own, of which one more can be made. */
export function SwapTabs({ options, ...choices }: SwapTabsProps) {
  const [tab, setTab] = useState<string>(tabs[0].id);
  const [isMaking, setMaking] = useState(false);
  if (options.state === 'failed') {
    return (
      <RetryCard title="Fehler beim Laden der Übungen." onRetry={options.retry}>
        Dein Plan ist sicher, es wurde nichts geändert.
      </RetryCard>
    );
  }
  if (options.state === 'loading') return <Skeleton height="320px" />;
  return (
    <>
      <Tabs label="Übungen" items={tabs} selectedKey={tab} onSelectionChange={(key) => setTab(String(key))}>
        {({ id }) => {
          const List = id === 'own' ? OwnChoices : LibraryChoices;
          return <List options={options.value} {...choices} onMake={() => setMaking(true)} />;
        }}
      </Tabs>
      {isMaking && (
        <OwnExerciseDialog
          exercise={null}
          onAdded={(id) => {
            setTab('own');
            choices.onChoice(`own:${id}`);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}
