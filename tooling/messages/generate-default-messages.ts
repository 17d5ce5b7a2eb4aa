import { readFileSync } from 'node:fs';
import { FORMER_KEYS } from '../../apps/server/src/resources/shop-messages/former-keys.ts';
import { type DefaultTable, listDefaultTables } from './list-default-messages.ts';

const FILE = 'apps/server/src/resources/shop-messages/default-messages.gen.json';

type Tables = Readonly<Record<string, DefaultTable>>;

const listKeys = (tables: Tables): string[] =>
  Object.values(tables).flatMap(({ texts }) => Object.keys(texts));

/** Finds the keys that merchants may have used, and of which nothing says where they went. */
export function findLostKeys(
  before: Tables,
  now: Tables,
  formerKeys: Readonly<Record<string, string | null>>,
): string[] {
  const keys = new Set(listKeys(now));
  const lost = listKeys(before).filter((key) => !keys.has(key) && formerKeys[key] === undefined);
  const misled = Object.entries(formerKeys).filter(
    ([key, next]) => keys.has(key) || (next !== null && !keys.has(next)),
  );
  return [...lost, ...misled.map(([key]) => key)];
}

const formatTable = (name: string, { screens, texts }: DefaultTable): string => {
  const lines = Object.entries(texts).map(
    ([key, pair]) => `    ${JSON.stringify(key)}: ${JSON.stringify(pair)}`,
  );
  return `${JSON.stringify(name)}: { "screens": ${JSON.stringify(screens)}, "texts": {\n${lines.join(',\n')} } }`;
};

/** The list of all messages with their keys, one line each. */
export function generateDefaultMessages(): Record<string, string> {
  const tables = listDefaultTables();
  const current = readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8');
  const lost = findLostKeys(JSON.parse(current), Object.fromEntries(tables), FORMER_KEYS);
  if (lost.length > 0)
    throw new Error(`Say in former-keys.ts where these messages went: ${lost.join(', ')}`);
  const text = [...tables].map(([name, table]) => formatTable(name, table)).join(',\n');
  return { [FILE]: `{\n${text}\n}\n` };
}
