import { useEffect, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '../../../kit/action/button.tsx';
import { SearchField } from '../../../kit/field/search-field.tsx';
import { Tabs } from '../../../kit/layout/tabs.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { OwnExercises } from '../own/own-exercises.tsx';
import { AllExercises } from './all-exercises.tsx';
import type { LibraryPlace } from './library-place.ts';
import styles from './library-screen.module.css';

export type LibraryTab = 'all' | 'own';

export interface LibraryScreenProps {
  tab: LibraryTab;
  place: LibraryPlace;
  /** Goes there; `replace`: nobody comes back from it to where he was. */
  onGo: (tab: LibraryTab, place: LibraryPlace, replace: boolean) => void;
}

const tabs = [
  { id: 'all', label: 'Alle' },
  { id: 'own', label: 'Eigene' },
] as const;

const titles = { all: 'Übungen', own: 'Eigene Übungen' } as const;
/** How long a pause in typing is until the address follows, in ms. */
const typingPause = 300;

/** Typed text at once; the address follows when the typing pauses. */
function useTypedText(place: LibraryPlace, keep: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const keepRef = useRef(keep);
  useEffect(() => {
    keepRef.current = keep;
  });

  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => keepRef.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  // Only when the address has it: until then it would read as it was, under the fingers.
  if (typed !== null && typed === place.text) setTyped(null);
  return {
    text: typed ?? place.text,
    type: setTyped,
    /** Leads the address at once: for who comes back to it. */
    settle: () => {
      if (typed !== null) keep(typed);
    },
  };
}

/** All exercises, and the player's own. */
export function LibraryScreen({ tab, place: given, onGo }: LibraryScreenProps) {
  const { text, type, settle } = useTypedText(given, (typed) => onGo(tab, { ...given, text: typed }, true));
  const place = { ...given, text };
  const field = useRef<HTMLDivElement>(null);
  const add = () => onGo('own', { ...place, text: '', exercise: null, editing: 'new' }, false);

  useEffect(() => {
    // As in many lists: the slash jumps to the search.
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, [role=dialog] *');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div className={classNames(styles.library, tab === 'all' && given.exercise !== null && styles.open)}>
      <header className={styles.head}>
        <h1 className={styles.title}>{titles[tab]}</h1>
        <div className={styles.search} ref={field}>
          <SearchField label="Übungen suchen" placeholder="Übungen suchen..." value={text} onChange={type} />
        </div>
        <div className={styles.add}>
          <Button onPress={add}>
            <Plus size={20} aria-hidden="true" />
            {tab === 'own' ? 'Hinzufügen' : 'Eigene Übung'}
          </Button>
        </div>
      </header>
      <div className={styles.body} onClickCapture={settle}>
        <Tabs
          label="Übungen"
          items={tabs}
          selectedKey={tab}
          onSelectionChange={(key) => {
            if (key !== tab) onGo(key === 'own' ? 'own' : 'all', { ...place, exercise: null, editing: null }, true);
          }}
        >
          {({ id }) =>
            id === 'own' ? (
              <OwnExercises place={place} onGo={(next, replace) => onGo('own', next, replace)} />
            ) : (
              <AllExercises place={given} text={text} onGo={(next, replace) => onGo('all', next, replace)} onAdd={add} />
            )
          }
        </Tabs>
      </div>
    </div>
  );
}
