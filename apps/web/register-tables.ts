import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { nameMessages } from '../../tooling/messages/name-messages.ts';
import { nameTable } from '../../tooling/messages/name-table.ts';

const ROOT = `${import.meta.dirname}/../..`;

/** Registers each table of messages, for the server and for shops that override messages. */
export const registerTables: Plugin = {
  name: 'register-tables',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'defineMessages(' },
    handler(code, id) {
      const named = nameMessages(relative(ROOT, id), code);
      return named === undefined ? undefined : { code: named, map: null };
    },
  },
};

/** Lists in a file of the build which tables of messages each of its chunks has, once they are registered. */
export const listTables = (fileName: string): Plugin => {
  const tables = new Map<string, string>();
  return {
    name: 'list-tables',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: "registerMessages('" },
      handler(_, id) {
        const table = nameTable(relative(ROOT, id));
        if (table) tables.set(id, table);
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const byFile = chunks.map(({ fileName: file, moduleIds }) => [
        file,
        moduleIds.flatMap((id) => tables.get(id) ?? []),
      ]);
      this.emitFile({
        type: 'asset',
        fileName,
        source: JSON.stringify(Object.fromEntries(byFile)),
      });
    },
  };
};
