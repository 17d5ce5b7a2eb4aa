import type { MessageOverrides } from '@vitrine/kit';
import type { ShopOverrides } from './render-types.ts';

/** What a page carries of what the merchant wrote in place of messages. */
export interface PageOverrides {
  /** For the code that the page loads first. */
  readonly texts: MessageOverrides;
  /** The tables of the others, which the page asks for when it loads their code. */
  readonly later: readonly string[];
  readonly version: string;
}

/** Splits the overrides into those of the tables that a page loads first, and the others. */
export function selectOverrides(
  { texts, byTable, version }: ShopOverrides,
  first: ReadonlySet<string> | undefined,
): PageOverrides {
  if (!first) return { texts, later: [], version };
  const tables = Object.keys(byTable);
  return {
    texts: Object.assign({}, ...tables.filter((each) => first.has(each)).map((of) => byTable[of])),
    later: tables.filter((each) => !first.has(each)),
    version,
  };
}
