/**
 * Characters of which nothing is seen: blanks, control and format characters, fillers, joiners. Combining marks are among them,
 * since they need a letter to stand on.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const BLANKS = /[\s\p{Cc}\p{Z}\u2800\u3164\uffa0]+/gu;
/**
 * Invisible characters without meaning in a name: soft hyphen, zero-width space, word joiner, direction marks, byte order mark.
 * Zero-width joiners and variation selectors stay: emoji and some scripts need them.
 */
const MEANINGLESS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/gu;
/** More marks on one letter than any language has, the limit of Unicode's stream-safe text: composing them is quadratic. */
const SURPLUS_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text as typed in the one form in which names are stored, compared and searched: composed (NFC), without invisible characters,
 * single blanks between words. Takes time linear in the text. Empty when nothing of it is seen.
 */
export function writtenName(text: string): string {
  const plain = text.replace(MEANINGLESS, '').replace(SURPLUS_MARKS, '$1').normalize('NFC').replace(BLANKS, ' ').trim();
  return isName(plain) ? plain : '';
}

/** Whether anything of a text is seen. A text of blanks, joiners and the like is no name. */
export function isName(text: string): boolean {
  return VISIBLE.test(text);
}
