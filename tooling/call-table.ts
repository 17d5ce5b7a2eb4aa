import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Call, type CallName, calls } from '../packages/contract/src/index.ts';

/** What a page asks for whoever looks at it: a guest who only reads carries no other calls. */
const FIRST: readonly CallName[] = ['track', 'getSignature'];

const MADE_BY = '// Made by `node tooling/call-table.ts` from the contract; do not edit.';

function rowOf(name: string, { method, path, cancellable, tolerates }: Call): string {
  const flags = tolerates
    ? [`${cancellable ?? false}`, `[${tolerates.join(', ')}]`]
    : cancellable
      ? ['true']
      : [];
  return `  ${name}: ['${method}', '${path}'${flags.map((flag) => `, ${flag}`).join('')}],`;
}

/** The schema-free table that the client carries: method and path of every call, and its two flags. */
function callTable(): string {
  const rows = Object.entries<Call>(calls).map(([name, call]) => rowOf(name, call));
  return `${MADE_BY}
import type { CallName, Method } from './index.ts';

/** Method, path, whether a newer call cancels an older one, statuses answered as they are. */
export type CallRow = readonly [Method, string, boolean?, (readonly number[])?];

export const callTable: Readonly<Record<CallName, CallRow>> = {
${rows.join('\n')}
};
`;
}

/** The same of the calls that come before all others. */
const firstCalls = (): string => `${MADE_BY}
import type { CallRow } from './table.gen.ts';

export const firstCalls: Readonly<Record<string, CallRow>> = {
${FIRST.map((name) => rowOf(name, calls[name])).join('\n')}
};
`;

const CONTRACT = 'packages/contract/src';

/** Each file by its path, and what is in it. */
export const callTables = (): Readonly<Record<string, string>> => ({
  [`${CONTRACT}/table.gen.ts`]: callTable(),
  [`${CONTRACT}/first-calls.gen.ts`]: firstCalls(),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(callTables())) {
    writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), text);
  }
}
