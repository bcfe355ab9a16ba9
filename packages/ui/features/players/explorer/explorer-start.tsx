import { Search } from 'lucide-react';
import { type FormEvent, use } from 'react';
import { PlainButton } from '../../../kit/action/plain-button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import { Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { PlainTabs } from '../../../kit/layout/plain-tabs.tsx';
import { type ExplorerStart, ExplorerStartContext } from './begun-search.ts';
import { explorerTabs } from './explorer-tabs.ts';
import screenStyles from './explorer-screen.module.css';
import styles from './search-form.module.css';
import panelStyles from './search-panel.module.css';

/** The search field of the first paint: what is typed or sent in it passes to the explorer. */
function FirstField({ begun: { text, isAsked }, onBegin }: Pick<ExplorerStart, 'begun' | 'onBegin'>) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onBegin({ isAsked: true });
  }

  return (
    <form role="search" aria-label="Spieler suchen" className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.line}>
        <div className={styles.box}>
          <Search size={20} aria-hidden="true" className={styles.glass} />
          <input
            aria-label="Spieler suchen"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Name – Team"
            value={text}
            onChange={(event) => onBegin({ text: event.target.value, isAsked: false })}
            className={styles.input}
          />
        </div>
        <PlainButton variant="court" type="submit" pending={isAsked} pendingText="Sucht…">
          Suchen
        </PlainButton>
      </div>
    </form>
  );
}

/** The explorer's frame with its search field, before the explorer is there, which takes over its focus as well. */
export function ExplorerStartScreen() {
  const start = use(ExplorerStartContext);
  if (start === null) return null;
  const { title, back, tab, compared, onPlace, begun, onBegin } = start;
  return (
    <div
      className={classNames(screenStyles.screen, back === undefined && screenStyles.open)}
      onFocus={({ target }) => onBegin({ focus: target.role === 'tab' ? 'tabs' : 'field' })}
      onBlur={() => onBegin({ focus: null })}
    >
      <Page title={title} back={back}>
        <div className={screenStyles.tabs}>
          <PlainTabs label="Ansicht" items={explorerTabs} selected={tab} onSelect={(next) => onPlace({ tab: next, compared })}>
            {tab === 'search' ? (
              <div className={panelStyles.panel}>
                <div className={panelStyles.form}>
                  <FirstField begun={begun} onBegin={onBegin} />
                </div>
                <Skeleton height="252px" />
              </div>
            ) : (
              <Skeleton height="320px" />
            )}
          </PlainTabs>
        </div>
      </Page>
    </div>
  );
}
