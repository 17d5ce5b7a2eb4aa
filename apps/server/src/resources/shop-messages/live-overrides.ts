import { hash } from 'node:crypto';
import { LANGUAGES, type Language, type MessageOverrides, overrideMessages } from '@vitrine/kit';
import type { OpenDatabase } from '../../database/database.ts';
import { followChannel } from '../../database/follow-channel.ts';
import { DEFAULT_MESSAGES, isServerKey } from './default-messages.ts';
import { findOverrides } from './queries.ts';

/** What the merchant wrote in place of the messages that screens show. */
export interface ScreenOverrides {
  readonly texts: MessageOverrides;
  /** The same by the tables of the messages. */
  readonly byTable: Readonly<Record<string, MessageOverrides>>;
  /** Changes with the texts. */
  readonly version: string;
}

export interface LiveOverrides {
  /** Undefined: the merchant wrote nothing in this language. */
  ofScreens(language: Language): ScreenOverrides | undefined;
  close(): Promise<void>;
}

interface Options {
  readonly database: Pick<OpenDatabase, 'db' | 'listen'>;
  /** Called when a text has changed that answers or pages may contain. */
  readonly onChange: () => void;
  readonly onFailure: (error: unknown) => void;
}

function toScreenOverrides(shown: MessageOverrides): ScreenOverrides | undefined {
  const entries = Object.entries(shown).filter(([key]) => !isServerKey(key));
  if (entries.length === 0) return undefined;
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = Object.fromEntries(entries);
  const byTable = Map.groupBy(entries, ([key]) => DEFAULT_MESSAGES.get(key)?.table ?? key);
  return {
    texts,
    byTable: Object.fromEntries([...byTable].map(([table, of]) => [table, Object.fromEntries(of)])),
    version: hash('sha256', JSON.stringify(texts), 'base64url').slice(0, 22),
  };
}

/** Says in every process what the merchant wrote in place of messages, and follows each change. */
export async function openOverrides({
  database,
  onChange,
  onFailure,
}: Options): Promise<LiveOverrides> {
  const ofScreens: Partial<Record<Language, ScreenOverrides | undefined>> = {};
  let current = '';

  async function load(): Promise<void> {
    const { byLanguage } = await findOverrides(database.db);
    const shown = LANGUAGES.map((language) => byLanguage[language].shown);
    const next = JSON.stringify(shown);
    if (next === current) return;
    current = next;
    for (const language of LANGUAGES) {
      overrideMessages(language, byLanguage[language].shown);
      ofScreens[language] = toScreenOverrides(byLanguage[language].shown);
    }
    onChange();
  }

  const followed = await followChannel({ database, channel: 'content', load, onFailure });
  return {
    ofScreens: (language) => ofScreens[language],
    async close() {
      await followed.close();
      for (const language of LANGUAGES) overrideMessages(language, {});
    },
  };
}
