/** Whether the system has a share sheet. */
export const canSend = (): boolean => typeof navigator.share === 'function';

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Opens the system's share sheet.
 * @throws when the system refuses; closing the sheet is no failure
 */
export async function sendLink(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!isDismissed(error)) throw error;
  }
}
