/** The app's id: its notifications stand under it on Windows, and the installers carry it. It never changes, or updates become a second app. */
export const appId = 'de.anwurf.desktop';
