const manager = (): StorageManager | null => ('storage' in navigator && 'persist' in navigator.storage ? navigator.storage : null);

let isAsked = false;

/** Whether the browser has promised not to clear the app's data by itself. */
export async function isStorageLasting(): Promise<boolean> {
  return (
    (await manager()
      ?.persisted()
      .catch(() => false)) ?? false
  );
}

/** Asks the browser not to clear the app's data by itself, once a page. Firefox asks the player in turn, others decide themselves. */
export async function askForLastingStorage(): Promise<void> {
  if (isAsked || (await isStorageLasting())) return;
  isAsked = true;
  // Refused: the settings say what that means.
  await manager()
    ?.persist()
    .catch(() => false);
}
