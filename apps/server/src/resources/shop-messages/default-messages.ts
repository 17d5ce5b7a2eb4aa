import { readFileSync } from 'node:fs';
import type { Language, Localised, MessagePair } from '@vitrine/kit';
import { z } from 'zod';

const tables = z
  .record(
    z.string(),
    z.object({
      screens: z.array(z.string()),
      texts: z.record(z.string(), z.tuple([z.string(), z.string()])),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('default-messages.gen.json', import.meta.url), 'utf8')));

/** A message as the shop says it without an override. */
export interface DefaultMessage {
  readonly key: string;
  /** The name of its table, with which the key begins. */
  readonly table: string;
  readonly text: Localised;
  /** The first part of its key: `order`, `shared`, `server`. */
  readonly area: string;
  /** The names of the screens that show it, where they are few enough to say. */
  readonly screens: readonly Localised[];
}

const toLocalised = ([zh, en]: MessagePair): Localised => ({ 'zh-CN': zh, 'en-US': en });

/** A screen is called by its title, or by its key where it has none of its own. */
const nameScreen = (screen: string): Localised =>
  toLocalised(tables[screen]?.texts[`${screen}.title`] ?? [screen, screen]);

/** All messages that shoppers read, by their keys. */
export const DEFAULT_MESSAGES: ReadonlyMap<string, DefaultMessage> = new Map(
  Object.entries(tables).flatMap(([name, { screens, texts }]) => {
    const [area = name] = name.split('.');
    const screenNames = screens.map(nameScreen);
    return Object.entries(texts).map(([key, pair]) => [
      key,
      { key, table: name, text: toLocalised(pair), area, screens: screenNames },
    ]);
  }),
);

/** What the server says itself is not sent to browsers. */
export const isServerKey = (key: string): boolean => key.startsWith('server.');

/** The texts of a language by the keys of their messages. */
export const listDefaults = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([...DEFAULT_MESSAGES].map(([key, { text }]) => [key, text[language]]));
