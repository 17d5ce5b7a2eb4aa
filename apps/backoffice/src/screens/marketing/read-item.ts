import type { Language } from '@vitrine/kit';
import type { Item } from './item-source.ts';

const NAMES = ['name', 'title', 'text'];
const STARTS = ['startsAt', 'claimsFrom', 'validFrom'];
const ENDS = ['endsAt', 'claimsTo', 'validTo'];

/** The name that operators know an item by; its id where it has none. */
export function readItemName(item: Item, language: Language): string {
  const key = NAMES.find((name) => item[name]);
  const texts = key ? (item[key] as Partial<Record<Language, string>>) : {};
  return texts[language] || Object.values(texts).find(Boolean) || item.id;
}

const readTime = (item: Item, keys: readonly string[]): string | undefined => {
  const value = item[keys.find((key) => key in item) ?? ''];
  return typeof value === 'string' ? value : undefined;
};

/** When an item takes effect; undefined where it is open. */
export const readPeriod = (item: Item) => ({
  from: readTime(item, STARTS),
  to: readTime(item, ENDS),
});
