type ExplorerTab = 'search' | 'compare';

/** Ids of the two who are compared. */
export type ComparedIds = readonly [first: string, second: string];

/** Where in the explorer somebody is: it stands in the address. */
export interface ComparePlace {
  readonly tab: ExplorerTab;
  /** Null: two are still being chosen. */
  readonly compared: ComparedIds | null;
  readonly onPlace: (place: { tab: ExplorerTab; compared: ComparedIds | null }) => void;
}
