import { type Localised, localised } from '@vitrine/kit';
import { SETS } from '../sets/set-ids.ts';
import { toPage, toSet } from './links.ts';

interface SearchRedirectRow {
  words: string[];
  url: string;
  name: Localised;
}

const row = (url: string, name: Localised, ...words: string[]): SearchRedirectRow => ({
  words,
  url,
  name,
});

/** Words that lead to a page of the demo shop. */
export const searchRedirectRows = (): SearchRedirectRow[] => [
  row(
    toSet(SETS.gifts).web,
    localised('礼物', 'Presents'),
    ...['送礼', '礼物', '礼品', '生日礼物', '圣诞礼物', '送人'],
    ...['gift', 'gifts', 'present', 'presents', 'gift ideas', 'christmas'],
  ),
  row(
    toPage('autumn-letter').web,
    localised('秋日来信', 'Word from autumn'),
    ...['秋日来信', 'word from autumn', '秋季新品', 'autumn'],
  ),
  row(
    toPage('spring').web,
    localised('早春', 'Early spring'),
    ...['早春', '春季', '春天', 'spring', 'early spring', '早春系列'],
  ),
];
