import { useLocation } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ExplorerStartContext, nothingBegun } from '../features/players/explorer/begun-search.ts';
import { ExplorerStartScreen } from '../features/players/explorer/explorer-start.tsx';
import type { ExplorerScreenProps } from '../features/players/explorer/explorer-screen.tsx';
import type { PlayerServer } from '../features/players/player-requests.ts';
import { useSessionState } from '../features/session/session-context.tsx';
import { requestJson } from '../http/server-request.ts';
import { useSignedInServer } from '../http/signed-in-server.tsx';
import { PlainIconLink } from '../links/plain-icon-link.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PublicFrame } from '../shell/public-frame.tsx';
import { useExplorePlace } from './explore-place.ts';

// The frame with its search field stands first; the explorer is asked for at the same time.
const ExplorerScreen = lazyPart(async () => (await import('../features/players/explorer/explorer-screen.tsx')).ExplorerScreen, {
  waiting: <ExplorerStartScreen />,
});
void ExplorerScreen.preload();

// It brings everything that reads the local database: visitors do without.
const AppFrame = lazyPart(async () => (await import('./private-layout.tsx')).AppFrame);

const visitorServer: PlayerServer = {
  json: (path, schema, body, signal) => requestJson(path, schema, { body, ...(signal !== undefined && { signal }) }),
};

type ExplorerProps = Pick<ExplorerScreenProps, 'title' | 'hasPromotion' | 'pageSize'> & {
  /** Where a user came from. */
  above: '/dashboard' | '/statistics';
};

/** Requests of a signed-in player go out in his name; after the end of his session in nobody's. */
function Explorer({ above, hasPromotion, ...props }: ExplorerProps) {
  const { user, expired } = useSessionState();
  const server = useSignedInServer();
  const userId = user === null || expired ? null : user.id;
  const { from, ...place } = useExplorePlace();
  const [begun, setBegun] = useState(nothingBegun);
  const frame = {
    title: props.title,
    ...place,
    ...(userId !== null && {
      back: (
        <PlainIconLink to={from === 'dashboard' ? '/dashboard' : above} aria-label="Zurück">
          <ChevronLeft aria-hidden="true" />
        </PlainIconLink>
      ),
    }),
  };
  return (
    <ExplorerStartContext value={{ ...frame, begun, onBegin: (change) => setBegun((before) => ({ ...before, ...change })) }}>
      <ExplorerScreen
        key={userId}
        {...props}
        {...frame}
        begun={begun}
        server={userId === null ? visitorServer : server}
        userId={userId}
        hasPromotion={hasPromotion && userId === null}
      />
    </ExplorerStartContext>
  );
}

/** In the frame of the app, or of the public pages. */
function Frame({ children }: { children: ReactNode }) {
  const { user, expired } = useSessionState();
  if (user !== null && !expired) return <AppFrame>{children}</AppFrame>;
  return (
    <PublicFrame>
      <main>{children}</main>
    </PublicFrame>
  );
}

/** The explorer at its three addresses; only the search page is for players alone, and has its frame already. */
export function ExplorePage() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (path.startsWith('/statistics/player')) {
    return <Explorer title="Spielersuche" above="/statistics" hasPromotion={false} pageSize={10} />;
  }
  const isPlain = path.startsWith('/statistics/explore2');
  return (
    <Frame>
      <Explorer
        key={String(isPlain)}
        title="Spieler Explorer"
        above={isPlain ? '/statistics' : '/dashboard'}
        hasPromotion={!isPlain}
        pageSize={50}
      />
    </Frame>
  );
}
