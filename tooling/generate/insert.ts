/** Inserts a line alphabetically among the lines that match a pattern. An existing line is not repeated. */
export function insertLine(text: string, pattern: RegExp, line: string): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const indexes = lines.flatMap((existing, index) => (pattern.test(existing) ? [index] : []));
  const last = indexes.at(-1);
  if (last === undefined) throw new Error(`No line matches ${pattern}`);
  const before = indexes.find((index) => (lines[index] ?? '') > line);
  lines.splice(before ?? last + 1, 0, line);
  return lines.join('\n');
}

/** Inserts lines before the first line that matches a pattern. */
export function insertBefore(text: string, pattern: RegExp, added: string): string {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => pattern.test(line));
  if (index < 0) throw new Error(`No line matches ${pattern}`);
  lines.splice(index, 0, ...added.split('\n'));
  return lines.join('\n');
}
