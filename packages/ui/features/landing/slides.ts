import dashboardDark from './pictures/dashboard-dark.webp';
import dashboardLight from './pictures/dashboard-light.webp';
import planDark from './pictures/plan-dark.webp';
import planLight from './pictures/plan-light.webp';
import restDark from './pictures/rest-dark.webp';
import restLight from './pictures/rest-light.webp';
import summaryDark from './pictures/summary-dark.webp';
import summaryLight from './pictures/summary-light.webp';
import workoutDark from './pictures/workout-dark.webp';
import workoutLight from './pictures/workout-light.webp';

export interface Slide {
  readonly title: string;
  readonly text: string;
  /** Describes the picture for screen readers. */
  readonly alt: string;
  readonly light: string;
  readonly dark: string;
}

/** Pictures of the running app, taken by `tests/landing-pictures.ts`. */
export const slides: readonly Slide[] = [
  {
    title: 'Du siehst sofort, was dran ist',
    text: 'Die nächste Einheit steht ganz oben. Ein Tipp, und es geht los.',
    alt: 'Das Dashboard mit der nächsten Einheit und den Kacheln der App',
    light: dashboardLight,
    dark: dashboardDark,
  },
  {
    title: 'Dein Plan, Einheit für Einheit',
    text: 'Aufwärmen, Hauptteil, Abkühlen – mit Sätzen, Wiederholungen und Pausen.',
    alt: 'Ein Trainingsplan mit Übungen, Sätzen und Wiederholungen',
    light: planLight,
    dark: planDark,
  },
  {
    title: 'Ein Satz, zwei große Zahlen',
    text: 'Mit dem Daumen einstellen, abschließen, fertig. Gespeichert ist sofort.',
    alt: 'Das geführte Training mit Gewicht und Wiederholungen des aktuellen Satzes',
    light: workoutLight,
    dark: workoutDark,
  },
  {
    title: 'Die Pause zählt für dich',
    text: 'Der Torkreis läuft mit. Daneben steht schon, was danach kommt.',
    alt: 'Die Pausenuhr im Torkreis mit den verbleibenden Sekunden',
    light: restLight,
    dark: restDark,
  },
  {
    title: 'Am Ende steht, was besser wurde',
    text: 'Dauer, Volumen und neue Bestwerte – aus deinen Sätzen gerechnet.',
    alt: 'Die Zusammenfassung eines Trainings mit Dauer, Sätzen und Volumen',
    light: summaryLight,
    dark: summaryDark,
  },
];

/** Size of the pictures in CSS pixels. */
export const slideSize = { width: 390, height: 844 };
