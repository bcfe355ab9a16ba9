import { rootRouteId, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Keeps the window's title in step with the screen. */
export function useWindowTitle(): void {
  const title = useMatches({
    select: (matches) =>
      matches.at(-1)?.routeId === rootRouteId || matches.some(({ status }) => status === 'notFound')
        ? 'Seite nicht gefunden'
        : matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title} – Anwurf` : 'Anwurf';
  }, [title]);
}
