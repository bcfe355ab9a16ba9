import { useEffect } from 'react';

function ownAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return null;
  // A jump within the page is the browser's business.
  if (link.hash !== '' && link.pathname === location.pathname) return null;
  // So are the pages that the server itself makes.
  return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash;
}

/** Links to addresses of this app change the screen without loading the page anew: plain ones and react-aria's alike. */
export function useLinksFollowed(navigate: (href: string) => void): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const address = ownAddress(event);
      if (address === null) return;
      event.preventDefault();
      navigate(address);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
