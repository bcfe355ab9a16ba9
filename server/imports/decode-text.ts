/** Upper half of code page 850, which programs of the console and old database exports still write. */
const upperHalf850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decode850 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (letter) => upperHalf850[letter.charCodeAt(0) - 0x80] ?? letter);

/** Letters of names in Europe beyond ASCII. */
const letter = /[äöüÄÖÜßáàâãåæçéèêëíìîïñóòôõøœúùûýÿšžčćđłńşğ]/giu;
const beyondAscii = /[^\p{ASCII}]/gu;

/** How many characters beyond ASCII are no letters of a name: the fewest are in the right encoding. */
function oddCharacters(text: string): number {
  return (text.match(beyondAscii)?.length ?? 0) - (text.match(letter)?.length ?? 0);
}

/** Number of first bytes by which UTF-16 without a mark is recognized. */
const examined = 1000;

/** Whether every second byte, from the given one on, is nearly always zero: the upper half of Latin letters in UTF-16. */
function hasZeros(bytes: Uint8Array, from: 0 | 1): boolean {
  const halves = bytes.subarray(0, examined).filter((_, index) => index % 2 === from);
  return halves.length > 1 && halves.filter((byte) => byte === 0).length > 0.9 * halves.length;
}

function decodeUtf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || hasZeros(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || hasZeros(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/**
 * Decodes a file: UTF-16, as Excel saves 'Unicode text', with or without its mark; else UTF-8; else the one of Windows-1252, code page 850 and
 * Mac Roman in which most of what is not ASCII are letters, Windows-1252 where they are alike.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = decodeUtf16(bytes);
  if (utf16 !== null) return utf16;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const candidates = [new TextDecoder('windows-1252').decode(bytes), decode850(bytes), new TextDecoder('macintosh').decode(bytes)];
    return candidates.reduce((best, one) => (oddCharacters(one) < oddCharacters(best) ? one : best));
  }
}
