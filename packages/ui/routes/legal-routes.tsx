import { publicScreens } from './screen-route.ts';

export const imprintRoute = publicScreens(() => import('./imprint-page.tsx'))('/imprint', 'ImprintPage', { title: 'Impressum' });

export const privacyRoute = publicScreens(() => import('./privacy-page.tsx'))('/privacy-policy', 'PrivacyPage', { title: 'Datenschutz' });

export const termsRoute = publicScreens(() => import('./terms-page.tsx'))('/terms', 'TermsPage', { title: 'AGB und Widerruf' });
