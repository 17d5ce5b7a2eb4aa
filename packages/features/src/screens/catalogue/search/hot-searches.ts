import type { Gender } from '@vitrine/contract';
import { type RawContent, readRecord, readText } from '../../../shop-content.ts';

/** The searches that the search screen proposes for a gender. */
export const readHotSearches = (shop: RawContent, gender: Gender): string[] => {
  const searches = readRecord(shop.hotWords)[gender];
  return Array.isArray(searches) ? searches.map(readText).filter(Boolean) : [];
};
