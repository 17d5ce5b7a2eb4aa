import './require-node.mjs';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adminCalls } from '../packages/contract/src/admin/calls.ts';
import {
  type Call,
  type CallName,
  calls,
  leavesAuditRecord,
} from '../packages/contract/src/index.ts';

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

/** The table of the back office: method and path of every call of operators, for whom it is and what it needs. */
const adminTable = (): string => `${MADE_BY}
import type { CallScope, Method } from '../index.ts';
import type { AdminCallName } from './calls.ts';
import type { Permission } from './permissions.ts';

export type AdminCallRow = readonly [Method, string, CallScope, Permission?];

export const adminTable: Readonly<Record<AdminCallName, AdminCallRow>> = {
${Object.entries<Call>(adminCalls)
  .map(([name, { method, path, scope, permission }]) => {
    // Who has not logged in yet works for no merchant, so these are closed to none.
    const rights = [scope ?? 'merchant', ...(permission ? [permission] : [])];
    return `  ${name}: ['${method}', '${path}', ${rights.map((right) => `'${right}'`).join(', ')}],`;
  })
  .join('\n')}
};
`;

const toText = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** What operators did, in words: the calls that leave audit records. Only the screen of these loads it. */
const actionLabels = (): string => `${MADE_BY}
import type { CallLabel } from '../index.ts';

export const actionLabels: Readonly<Record<string, CallLabel>> = {
${Object.entries<Call>(adminCalls)
  .filter(([, call]) => leavesAuditRecord(call))
  .map(([name, { label = [] }]) => `  ${name}: [${label.map(toText).join(', ')}],`)
  .join('\n')}
};
`;

const CONTRACT = 'packages/contract/src';

/** The contents of each generated file by its path. */
export const generateCallTables = (): Readonly<Record<string, string>> => ({
  [`${CONTRACT}/table.gen.ts`]: callTable(),
  [`${CONTRACT}/first-calls.gen.ts`]: firstCalls(),
  [`${CONTRACT}/admin/table.gen.ts`]: adminTable(),
  [`${CONTRACT}/admin/action-labels.gen.ts`]: actionLabels(),
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(generateCallTables())) {
    writeFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), text);
  }
}
