import type { ConsentCategory } from '@anwurf/contract/consent';

/** Explains each category in words. */
export const consentWords: readonly { category: ConsentCategory; title: string; text: string }[] = [
  {
    category: 'necessary',
    title: 'Notwendig (immer an)',
    text: 'Hält dich angemeldet, speichert deine Trainings auf dem Gerät und merkt sich diese Entscheidung und die Darstellung.',
  },
  {
    category: 'analytics',
    title: 'Statistik',
    text: 'Zählt Aufrufe von Anmeldung, Kauf und Dashboard auf unserem eigenen Server. Ohne Kennung, ohne Dritte.',
  },
  {
    category: 'marketing',
    title: 'Marketing',
    text: 'Zählt einen abgeschlossenen Kauf und eine Anmeldung zum Newsletter auf unserem eigenen Server. Es gibt keine Werbe-Pixel.',
  },
  {
    category: 'functional',
    title: 'Funktional',
    text: 'Für Komfort, der nicht notwendig ist. Derzeit nutzen wir nichts davon.',
  },
];
