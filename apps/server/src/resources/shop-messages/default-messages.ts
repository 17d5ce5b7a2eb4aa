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

/** Screens whose title is not among their texts, for example because it is the name of what they show. */
const UNTITLED: Readonly<Record<string, MessagePair>> = {
  'account.address': ['收货地址（单个）', 'Address'],
  'account.personal-id': ['身份信息（单份）', 'Personal ID'],
  'campaign.content': ['活动页与品牌页', 'Campaign pages'],
  'campaign.lottery': ['抽奖', 'Prize draw'],
  'campaign.questionnaire': ['问卷', 'Survey'],
  'catalogue.category': ['类目', 'Categories'],
  'catalogue.list': ['商品列表', 'Product list'],
  'catalogue.product': ['商品详情', 'Product page'],
  'catalogue.search': ['搜索', 'Search'],
};

/** A screen is called by its title. */
export const nameScreen = (screen: string): Localised | undefined => {
  const pair = tables[screen]?.texts[`${screen}.title`] ?? UNTITLED[screen];
  return pair && toLocalised(pair);
};

/** All messages that shoppers read, by their keys. */
export const DEFAULT_MESSAGES: ReadonlyMap<string, DefaultMessage> = new Map(
  Object.entries(tables).flatMap(([name, { screens, texts }]) => {
    const [area = name] = name.split('.');
    const screenNames = screens.flatMap((screen) => nameScreen(screen) ?? []);
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
