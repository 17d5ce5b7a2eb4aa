import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { nameMessages } from '../../tooling/messages/name-messages.ts';

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
