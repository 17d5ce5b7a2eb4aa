import { parseSync } from 'oxc-parser';
import { applyEdits, findMessagesCalls } from './find-messages-calls.ts';
import { nameTable } from './name-table.ts';

/** Registers the table of messages in a source file under its name, so that overrides find its texts. */
export function nameMessages(path: string, code: string): string | undefined {
  const table = nameTable(path);
  const calls = table ? findMessagesCalls(parseSync(path, code).program) : [];
  if (calls.length === 0) return undefined;
  const edits = calls.flatMap(({ start, end }) => [
    { start, end: start, text: `/* @__PURE__ */ registerMessages('${table}', ` },
    { start: end, end, text: ')' },
  ]);
  return `${applyEdits(code, edits)}\nimport { registerMessages } from '@vitrine/kit';\n`;
}
