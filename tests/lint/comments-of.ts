/** Comments of a source as plain text: blocks, and lines that follow each other as one. */
export function commentsOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.py')) return Array.from(text.matchAll(/^\s*#(.*)$/gm), ([, line = '']) => line.trim());
  const blocks = Array.from(text.matchAll(/(?:^|[\s{(])\/\*\*?(.*?)\*\//gs), ([, inner = '']) => inner.replaceAll(/^\s*\* ?/gm, ' '));
  const lines = Array.from(text.matchAll(/(?:^[ \t]*\/\/.*\n)+/gm), ([run]) => run.replaceAll(/^[ \t]*\/\/ ?/gm, ' '));
  const behind = Array.from(text.matchAll(/^[^\n'"`/]*[;,{})\]]\s+\/\/ (.*)$/gm), ([, comment = '']) => comment);
  return [...blocks, ...lines, ...behind].map((comment) => comment.replaceAll(/\s+/g, ' ').trim());
}

/** Sentences of a comment; a colon or semicolon before a capital ends one. */
export const sentencesOf = (comment: string) => comment.split(/(?<=[.!?;:])\s+(?=[A-Z])/).filter((sentence) => sentence !== '');
