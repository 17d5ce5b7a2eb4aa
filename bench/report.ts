import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE =
  process.env.BENCH_REPORT ?? fileURLToPath(new URL('../docs/performance.md', import.meta.url));

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes the results of a benchmark into its section of docs/performance.md, and prints them. */
export function report(name: string, text: string): void {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const section = `${begin}\n${text}\n${end}`;
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const at = page.indexOf(begin);
  const next =
    at < 0
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, at) + section + page.slice(page.indexOf(end) + end.length);
  writeFileSync(FILE, next);
  console.log(text);
}
