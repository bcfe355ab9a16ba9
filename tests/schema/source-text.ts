const brackets = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
]);
const closing = new Set(brackets.values());

/** The end of a template literal, behind its closing backtick; `start` is behind the opening one. */
function endOfTemplate(source: string, start: number): number {
  for (let place = start; place < source.length; place += 1) {
    if (source[place] === '\\') place += 1;
    else if (source[place] === '`') return place + 1;
    else if (source.startsWith('${', place)) place = endOfExpression(source, place + 2) - 1;
  }
  return source.length;
}

/** The end of an expression in a template literal, behind its closing brace. */
function endOfExpression(source: string, start: number): number {
  let depth = 0;
  for (let place = start; place < source.length; place += 1) {
    if (source[place] === '`') place = endOfTemplate(source, place + 1) - 1;
    else if (source[place] === "'") place = source.indexOf("'", place + 1);
    else if (source[place] === '{') depth += 1;
    else if (source[place] === '}' && depth === 0) return place + 1;
    else if (source[place] === '}') depth -= 1;
  }
  return source.length;
}

/**
 * Reads a template literal, in which others may be nested.
 * @param start behind the opening backtick
 * @param fill text for an expression, as written
 */
export function readTemplate(source: string, start: number, fill: (expression: string) => string): string {
  let text = '';
  for (let place = start; place < source.length && source[place] !== '`'; place += 1) {
    if (source.startsWith('${', place)) {
      const end = endOfExpression(source, place + 2);
      text += fill(source.slice(place + 2, end - 1).trim());
      place = end - 1;
    } else text += source[place] === '\\' ? source.slice(place, (place += 1) + 1) : source[place];
  }
  return text;
}

/** Divides a type at a separator, but not within brackets or texts. */
export function splitType(type: string, separator: string): readonly string[] {
  const parts = [''];
  let [depth, isText] = [0, false];
  for (const character of type.replaceAll('=>', '')) {
    if (character === "'") isText = !isText;
    else if (!isText && brackets.has(character)) depth += 1;
    else if (!isText && closing.has(character)) depth -= 1;
    if (character === separator && depth === 0 && !isText) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The part of a type from `start` to the bracket that closes its first one, or to the next semicolon or comma outside brackets. */
export function takeType(source: string, start: number): string {
  let depth = 0;
  for (let place = start; place < source.length; place += 1) {
    if (brackets.has(source[place] ?? '')) depth += 1;
    else if (closing.has(source[place] ?? '') && source[place - 1] !== '=') depth -= 1;
    if (depth < 0 || (depth === 0 && source[place] === ';')) return source.slice(start, place);
  }
  return source.slice(start);
}
