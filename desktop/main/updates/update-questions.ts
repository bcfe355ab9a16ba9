import type { ElectronMain } from '../electron-main.ts';
import type { VersionSource } from './app-updater.ts';
import type { StartRecordFile } from './start-record-file.ts';
import { type BegunStart, provenStart, reasonAgainst, skipVersion, type StartRecord } from './start-record.ts';

/** Updates of this installation, which happen only when the player says so. */
export interface UpdateQuestions {
  /** Looks for a newer version. @param isAsked the player wants to know: then there is an answer in any case */
  readonly check: (isAsked: boolean) => Promise<void>;
  /** Asks whether to go back after failed starts. @returns whether the app is about to end for it */
  readonly goBack: (to: string) => Promise<boolean>;
  /** This start has shown a page. */
  readonly proven: () => void;
}

type Dialog = ElectronMain['dialog'];

/**
 * @param begun this start, as it was counted
 * @param version of the app that runs
 */
export function createUpdateQuestions(
  dialog: Dialog,
  source: VersionSource,
  file: StartRecordFile,
  { begun, version }: { readonly begun: BegunStart; readonly version: string },
): UpdateQuestions {
  let record: StartRecord = begun.record;
  let loaded: string | null = null;
  let running: Promise<void> | null = null;

  function keep(next: StartRecord): void {
    record = next;
    file.write(next);
  }
  const say = (message: string, detail: string) => dialog.showMessageBox({ type: 'info', message, detail, buttons: ['OK'] });
  async function ask(message: string, detail: string, buttons: string[]): Promise<number> {
    const cancelId = buttons.indexOf('Später') === -1 ? buttons.length - 1 : buttons.indexOf('Später');
    return (await dialog.showMessageBox({ type: 'question', message, detail, buttons, defaultId: 0, cancelId, noLink: true })).response;
  }

  async function load(newer: string): Promise<void> {
    try {
      await source.load();
    } catch (error) {
      console.warn('the update could not be loaded', error);
      await say(
        `Version ${newer} konnte nicht geladen werden.`,
        'Sie ist nicht vollständig angekommen oder beschädigt. Es wurde nichts geändert.',
      );
      return;
    }
    loaded = newer;
    await say(`Version ${newer} ist geladen.`, 'Sie wird installiert, wenn du Anwurf beendest, und ist beim nächsten Start da.');
  }

  async function look(isAsked: boolean): Promise<void> {
    let newer: string | null;
    try {
      newer = await source.findNewer();
    } catch (error) {
      console.warn('there is no word of updates', error);
      if (isAsked)
        await say(
          'Nach Updates konnte nicht gesucht werden.',
          'Prüfe deine Verbindung und versuche es später erneut. Es wurde nichts geändert.',
        );
      return;
    }
    if (newer === null || newer === loaded) {
      if (!isAsked) return;
      if (newer === null) await say('Anwurf ist aktuell.', `Du hast Version ${version}.`);
      else await say(`Version ${newer} ist geladen.`, 'Sie wird installiert, wenn du Anwurf beendest.');
      return;
    }
    const against = reasonAgainst(record, newer);
    if (against !== null && !isAsked) return;
    if (against === 'refused') {
      await say(`Version ${newer} gibt es, sie ist hier aber nicht gestartet.`, 'Anwurf wartet auf die nächste.');
      return;
    }
    const answer = await ask(`Version ${newer} ist da.`, `Du hast Version ${version}. Geladen wird erst, wenn du es sagst.`, [
      'Laden',
      'Später',
      'Diese Version überspringen',
    ]);
    if (answer === 2) keep(skipVersion(record, newer));
    if (answer === 0) await load(newer);
  }

  return {
    check(isAsked) {
      // Two questions at once would load twice.
      running ??= look(isAsked).finally(() => {
        running = null;
      });
      return running;
    },
    async goBack(to) {
      const detail = `Version ${version} ist zweimal nicht richtig gestartet. Deine Daten bleiben, wie sie sind.`;
      if ((await ask(`Zurück zu Version ${to}?`, detail, ['Zurück zur alten Version', 'Noch einmal versuchen'])) !== 0) return false;
      try {
        await source.findExactly(to);
        await source.load();
      } catch (error) {
        console.warn('the earlier version could not be loaded', error);
        await say(`Version ${to} konnte nicht geladen werden.`, 'Anwurf versucht es mit der jetzigen Version noch einmal.');
        return false;
      }
      source.installNow();
      return true;
    },
    proven: () => keep(provenStart(record)),
  };
}
