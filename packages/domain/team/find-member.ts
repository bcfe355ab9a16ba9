/** Letters and digits in lower case without accents; 'ß' as 'ss'. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');
}

/** Whether each typed word is the beginning of a part of a name. */
export function isNamed(name: string, typed: string): boolean {
  const parts = plain(name).split(' ');
  return plain(typed)
    .split(' ')
    .filter((word) => word !== '')
    .every((word) => parts.some((part) => part.startsWith(word)));
}
