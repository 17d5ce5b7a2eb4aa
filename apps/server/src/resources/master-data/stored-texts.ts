import type { CatalogueText } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { toCatalogueText, toStoredText } from '../admin-products/texts.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is CatalogueText =>
  typeof value === 'object' && value !== null && 'zh-CN' in value;

const mapTexts = (fields: Fields, map: (text: CatalogueText) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isText(value) ? map(value) : value]),
  );

/** A stored text as files have it: an English one that says nothing more is missing. */
export function readText(stored: Localised): CatalogueText {
  const text = toCatalogueText(stored);
  return { ...text, 'en-US': text['en-US'] || null };
}

/** Fields as they are compared: what the shop stores is read back in the same form. */
export const normaliseTexts = (fields: Fields): Fields =>
  mapTexts(fields, (text) => readText(toStoredText(text)));

/** Fields as the history of the catalogue tells them. */
export const toHistoryFields = (fields: Fields): Fields => mapTexts(fields, toStoredText);
