import type { ClientBase, Pool } from 'pg';

/** Texts beyond this number stay unnamed, so that a text that varies by mistake cannot fill the memory. */
export const MAX_NAMED_STATEMENTS = 1_000;

/**
 * All columns of a table. A newer release may add one while this one runs, and PostgreSQL refuses a named
 * statement whose result has changed. Such a text stays unnamed.
 */
const ALL_COLUMNS = /(?:\bselect|\breturning|[.,])\s*\*/i;

/** PostgreSQL's error when the result of a named statement has changed. */
const RESULT_CHANGED = '0A000';

export interface StatementNames {
  /** The name of a text, or undefined when it must not have one. */
  nameOf(text: string): string | undefined;
  /** Gives every text another name, so that every connection prepares it again. */
  renew(): void;
  /** The number of texts that have a name. */
  count(): number;
}

/** Gives each text the same name on all connections of a pool. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf(text) {
      const existing = names.get(text);
      if (existing || names.size >= MAX_NAMED_STATEMENTS || ALL_COLUMNS.test(text)) return existing;
      const name = `v${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    renew() {
      generation++;
      names.clear();
    },
    count: () => names.size,
  };
}

type Query = (...args: unknown[]) => unknown;

function nameStatementsOf(client: ClientBase, names: StatementNames) {
  const query = client.query.bind(client) as Query;
  const namingQuery: Query = (text, values, ...rest) => {
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? names.nameOf(text)
        : undefined;
    if (!name) return query(text, values, ...rest);
    const result = query({ name, text, values }, ...rest);
    if (result instanceof Promise)
      result.catch(({ code }: { code?: string }) => {
        if (code === RESULT_CHANGED) names.renew();
      });
    return result;
  };
  client.query = namingQuery as ClientBase['query'];
}

/**
 * Names the statements with parameters on every connection of a pool. A connection parses and plans a
 * named statement once instead of at each use.
 */
export function nameStatements(pool: Pool): StatementNames {
  const names = createStatementNames();
  pool.on('connect', (client) => nameStatementsOf(client, names));
  return names;
}
