/** Upper half of code page 850, which programs of the console and old database exports still write. */
const upperHalf850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

const decode850 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : upperHalf850[byte - 0x80])).join('');

/** Letters of names in Europe beyond ASCII. */
const letter = /[äöüÄÖÜßáàâãåæçéèêëíìîïñóòôõøœúùûýÿšžčćđłńşğ]/giu;
const beyondAscii = /[^\p{ASCII}]/gu;

/** How many characters beyond ASCII are no letters of a name: the fewest are in the right encoding. */
function oddCharacters(text: string): number {
  return (text.match(beyondAscii)?.length ?? 0) - (text.match(letter)?.length ?? 0);
}

function decodeUtf16(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/**
 * Decodes a file: UTF-16 with a byte order mark, as Excel saves 'Unicode text'; else UTF-8; else the one of Windows-1252, code page 850 and
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
