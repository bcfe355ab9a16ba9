import { privateScreens } from './screen-route.ts';

const screen = privateScreens(() => import('./recovery-pages.tsx'));

export const recoveriesRoute = screen('/return-to-play', 'RecoveriesPage', { chrome: 'bar', title: 'Zurück aufs Feld' });

export const recoveryRoute = screen('/return-to-play/$ladder', 'RecoveryPage', { chrome: 'bar', title: 'Zurück aufs Feld' });
