import './require-node.mjs';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminCalls } from '../packages/contract/src/admin/calls.ts';
import { type Call, type CallName, calls } from '../packages/contract/src/index.ts';

/** The calls that every page makes; all others are loaded when they are needed. */
const FIRST_CALLS: readonly CallName[] = ['track', 'getSignature'];

const MADE_BY = '// Made by `node tooling/call-table.ts` from the contract; do not edit.';

function rowOf(name: string, { method, path, cancellable, tolerates }: Call): string {
  const flags = tolerates
    ? [`${cancellable ?? false}`, `[${tolerates.join(', ')}]`]
    : cancellable
      ? ['true']
      : [];
  return `  ${name}: ['${method}', '${path}'${flags.map((flag) => `, ${flag}`).join('')}],`;
}

/** The table that the client uses in place of the schemas: method, path and flags of every call. */
function callTable(): string {
  const rows = Object.entries<Call>(calls).map(([name, call]) => rowOf(name, call));
  return `${MADE_BY}
import type { CallName, Method } from './index.ts';

/** Method, path, whether a newer call cancels an older one, statuses that are no errors. */
export type CallRow = readonly [Method, string, boolean?, (readonly number[])?];

export const callTable: Readonly<Record<CallName, CallRow>> = {
${rows.join('\n')}
};
`;
}

/** The table of the first calls only. */
const firstCalls = (): string => `${MADE_BY}
import type { CallRow } from './table.gen.ts';

export const firstCalls: Readonly<Record<string, CallRow>> = {
${FIRST_CALLS.map((name) => rowOf(name, calls[name])).join('\n')}
};
`;

/** The table of the back office: method and path of every call of operators. */
const adminTable = (): string => `${MADE_BY}
import type { Method } from '../index.ts';
import type { AdminCallName } from './calls.ts';

export const adminTable: Readonly<Record<AdminCallName, readonly [Method, string]>> = {
${Object.entries<Call>(adminCalls)
  .map(([name, { method, path }]) => `  ${name}: ['${method}', '${path}'],`)
  .join('\n')}
};
`;

const CONTRACT = 'packages/contract/src';

/** The contents of each generated file by its path. */
export const generateCallTables = (): Readonly<Record<string, string>> => ({
  [`${CONTRACT}/table.gen.ts`]: callTable(),
  [`${CONTRACT}/first-calls.gen.ts`]: firstCalls(),
  [`${CONTRACT}/admin/table.gen.ts`]: adminTable(),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(generateCallTables())) {
    writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), text);
  }
}
