import type { Localised } from '@vitrine/kit';
import type { DesignOptions, DrawnProduct } from '../drawn-products.ts';

interface NameParts {
  zhColour: string;
  enColour: string;
  fabricName: Localised;
}

/** The parts of a product name around the fabric: 棉质华达呢 + 双排扣风衣, double-breasted + trench coat. */
export interface Noun {
  zh: string;
  en: string;
  /** English words before the fabric. */
  prefix?: string;
  /** An English size, which comes first: a small sage backpack. */
  size?: string;
  hidesFabric?: true;
  /** Builds names of a different structure. */
  buildName?: (parts: NameParts) => Localised;
}

export type NounRule = (options: DesignOptions, product: DrawnProduct) => Noun;

export const noun = (zh: string, en: string, prefix?: string): Noun =>
  prefix === undefined ? { zh, en } : { zh, en, prefix };
export const nounWithoutFabric = (zh: string, en: string): Noun => ({ zh, en, hidesFabric: true });

export const withSize = (size: string, base: Noun): Noun => ({ ...base, size });

export const byOption =
  (name: string, table: Readonly<Record<string, Noun>>, fallback: Noun): NounRule =>
  (options) =>
    table[String(options[name])] ?? fallback;
