import { pinyin } from 'pinyin-pro';

/** The syllables of a Chinese text without tones: 大衣 is da, yi. */
export const toSyllables = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' });
