import { publicScreens } from './screen-route.ts';

export const assessmentRoute = publicScreens(() => import('./assessment-page.tsx'))('/test', 'AssessmentPage', { title: 'Selbsttest' });
