import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from '../apps/web/src/server/assets.ts';

const KB = 1024;
/** KB of JavaScript after brotli that the first screen of the back office may need. */
const BUDGET = 300;
const FIRST_SCREENS = ['src/screens/today/Today.tsx', 'src/screens/log-in/LogIn.tsx'];

/** Text that only zod's own code contains. */
export const ZOD = /ZodError|\$ZodType|_zod\b/;
/** Text that only the editor of the studio contains. */
const STUDIO = /puckeditor|PuckLayout|prosemirror/i;

interface BackofficeBytes {
  readonly kilobytes: number;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** All chunks that a chunk imports at once, with itself. */
function findImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const each of manifest[key]?.imports ?? []) findImports(manifest, each, found);
  return found;
}

/** The JavaScript of the log-in and of the dashboard, which follows it. */
export function measureBackoffice(folder: URL): BackofficeBytes {
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as Manifest;
  const keys = ['index.html', ...FIRST_SCREENS];
  const missing = keys.find((key) => !manifest[key]);
  if (missing) throw new Error(`The build of the back office has no chunk of ${missing}`);
  const chunks = new Set(keys.flatMap((key) => [...findImports(manifest, key)]));
  const files = [...chunks]
    .flatMap((key) => manifest[key]?.file ?? [])
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const bytes = files.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0);
  return { kilobytes: bytes / KB, files };
}

/** What is wrong with the first screen: its size, or a part that belongs to other screens. */
export const findBackofficeProblems = ({ kilobytes, files }: BackofficeBytes): string[] => [
  ...(kilobytes > BUDGET ? [`the back office needs more than ${BUDGET} KB at first`] : []),
  ...files
    .filter(({ text }) => ZOD.test(text))
    .map(({ name }) => `zod is part of the back office's first screen: ${name}`),
  ...files
    .filter(({ text }) => STUDIO.test(text))
    .map(({ name }) => `the studio is part of the back office's first screen: ${name}`),
];
