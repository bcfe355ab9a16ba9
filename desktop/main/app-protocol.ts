import { appScheme, isAppAddress } from './app-address.ts';
import type { ElectronMain } from './electron-main.ts';

type Handler = (request: Request) => Promise<Response>;

/** Makes `app:` a scheme with origin, secure context and fetch. Must run before the app is ready. */
export function registerAppScheme(protocol: ElectronMain['protocol']): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true } },
  ]);
}

/** Answers `app://anwurf/api/*` from the server and everything else below `app://anwurf/` from the build. */
export function serveApp(protocol: ElectronMain['protocol'], files: Handler, api: Handler): void {
  protocol.handle(appScheme, async (request) => {
    if (!isAppAddress(request.url)) return new Response(null, { status: 404 });
    const { pathname } = new URL(request.url);
    return /^\/api(\/|$)/.test(pathname) ? api(request) : files(request);
  });
}
