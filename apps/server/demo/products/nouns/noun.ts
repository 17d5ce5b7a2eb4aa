import type { Localised } from '@vitrine/kit';
import type { Facts, Piece } from '../pieces.ts';

interface Whole {
  zhColour: string;
  enColour: string;
  cloth: Localised;
}

/** What stands around the cloth in a name: 棉质华达呢 + 双排扣风衣, double-breasted + trench coat. */
export interface Noun {
  zh: string;
  en: string;
  /** English words that come before the cloth. */
  before?: string;
  /** An English size, which comes before everything: a small sage backpack. */
  size?: string;
  hidesCloth?: true;
  /** For names of another build altogether. */
  whole?: (words: Whole) => Localised;
}

export type Rule = (facts: Facts, piece: Piece) => Noun;

export const noun = (zh: string, en: string, before?: string): Noun =>
  before === undefined ? { zh, en } : { zh, en, before };
export const bare = (zh: string, en: string): Noun => ({ zh, en, hidesCloth: true });

export const sized = (size: string, of: Noun): Noun => ({ ...of, size });

export const byFact =
  (name: string, table: Readonly<Record<string, Noun>>, otherwise: Noun): Rule =>
  (facts) =>
    table[String(facts[name])] ?? otherwise;
