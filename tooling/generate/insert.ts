/** Adds a line in its alphabetical place among the lines of its shape. One that is there stays single. */
export function insertLine(text: string, among: RegExp, line: string): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;
  const places = lines.flatMap((found, index) => (among.test(found) ? [index] : []));
  const last = places.at(-1);
  if (last === undefined) throw new Error(`No line like ${among} to stand beside`);
  const before = places.find((index) => (lines[index] ?? '') > line);
  lines.splice(before ?? last + 1, 0, line);
  return lines.join('\n');
}
