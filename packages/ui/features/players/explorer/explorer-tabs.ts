export const explorerTabs = [
  { id: 'search', label: 'Spielersuche' },
  { id: 'compare', label: 'Direkter Vergleich' },
] as const;
