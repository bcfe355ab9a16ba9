import { createContext, type ReactNode } from 'react';
import type { ComparePlace } from './compare-place.ts';

/** A search begun in the field that stands before the explorer is there. */
export interface BegunSearch {
  readonly text: string;
  /** It was sent. */
  readonly isAsked: boolean;
  /** Where the focus is. */
  readonly focus: 'field' | 'tabs' | null;
}

/** Frame of the explorer, and the search that may be begun in it. */
export interface ExplorerStart extends Pick<ComparePlace, 'tab' | 'compared' | 'onPlace'> {
  title: string;
  back?: ReactNode;
  begun: BegunSearch;
  onBegin: (change: Partial<BegunSearch>) => void;
}

export const nothingBegun: BegunSearch = { text: '', isAsked: false, focus: null };

export const ExplorerStartContext = createContext<ExplorerStart | null>(null);
