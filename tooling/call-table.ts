import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Call, calls } from '../packages/contract/src/index.ts';

const FILE = fileURLToPath(new URL('../packages/contract/src/table.gen.ts', import.meta.url));

/** The schema-free table that the client carries: method and path of every call, and its two flags. */
export function callTable(): string {
  const rows = Object.entries<Call>(calls).map(
    ([name, { method, path, cancellable, tolerates }]) => {
      const flags = tolerates
        ? [`${cancellable ?? false}`, `[${tolerates.join(', ')}]`]
        : cancellable
          ? ['true']
          : [];
      return `  ${name}: ['${method}', '${path}'${flags.map((flag) => `, ${flag}`).join('')}],`;
    },
  );
  return `// Made by \`node tooling/call-table.ts\` from the contract; do not edit.
import type { CallName, Method } from './index.ts';

/** Method, path, whether a newer call cancels an older one, statuses answered as they are. */
export type CallRow = readonly [Method, string, boolean?, (readonly number[])?];

export const callTable: Readonly<Record<CallName, CallRow>> = {
${rows.join('\n')}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, callTable());
