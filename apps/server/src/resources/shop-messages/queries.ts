import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type CheckedOverrides, checkOverrides } from './check-override.ts';

/** The flat content that has what the merchant wrote in place of messages. */
export const MESSAGES_CONTENT = 'messages';

type StoredOverrides = Readonly<Record<string, unknown>>;

/** What is stored for each language. */
async function findRows(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('flat_contents')
    .select(['language', 'value', 'version'])
    .where('code', '=', MESSAGES_CONTENT)
    .execute();
  return new Map(rows.map((row) => [row.language, row]));
}

export interface StoredMessages {
  readonly byLanguage: Readonly<Record<Language, CheckedOverrides>>;
  /** The number of the last change, or 1 before the first. */
  readonly version: number;
}

/** Reads what the merchant wrote, and checks it against the messages that there are. */
export async function findOverrides(db: Kysely<Database>): Promise<StoredMessages> {
  const rows = await findRows(db);
  const versions = [...rows.values()].map(({ version }) => version);
  const check = (language: Language) => checkOverrides(language, rows.get(language)?.value);
  return {
    byLanguage: { 'zh-CN': check('zh-CN'), 'en-US': check('en-US') },
    version: Math.max(1, ...versions),
  };
}

/** What is stored under a key in each language, broken or not. Undefined: nothing. */
export async function findStoredTexts(
  db: Kysely<Database>,
  key: string,
): Promise<{ texts: Record<string, unknown> } | undefined> {
  const stored = [...(await findRows(db)).values()].filter(({ value }) =>
    Object.hasOwn(value, key),
  );
  if (stored.length === 0) return undefined;
  return { texts: Object.fromEntries(stored.map(({ language, value }) => [language, value[key]])) };
}

/** Replaces or removes the override of one message in each language. */
export async function writeOverride(
  trx: Transaction<Database>,
  keys: readonly string[],
  texts: Readonly<Record<Language, string | null>>,
  version: number,
): Promise<void> {
  const [key = '', ...formerKeys] = keys;
  const rows = await findRows(trx);
  for (const language of LANGUAGES) {
    const stored: StoredOverrides = rows.get(language)?.value ?? {};
    const kept = Object.entries(stored).filter(
      ([name]) => name !== key && !formerKeys.includes(name),
    );
    const text = texts[language];
    const value = JSON.stringify(Object.fromEntries(text === null ? kept : [...kept, [key, text]]));
    await trx
      .insertInto('flat_contents')
      .values({ code: MESSAGES_CONTENT, language, value, version })
      .onConflict((conflict) =>
        conflict.columns(['code', 'language']).doUpdateSet({ value, version }),
      )
      .execute();
  }
}
