import { IMAGE_SIZES } from '@vitrine/kit';
import type { RootState } from '@vitrine/state';
import { selectShop } from '@vitrine/state';
import type { Raw } from '../words.ts';
import { text } from '../words.ts';

/** What the shop writes on its invitations. */
export const letterOf = (state: RootState): Raw => {
  const { invitation } = selectShop(state);
  return typeof invitation === 'object' && invitation !== null ? (invitation as Raw) : NO_WORDS;
};

const NO_WORDS: Raw = {};

/** The picture at the head of a letter, in the sizes that pictures come in. */
export function letterImages(letter: Raw): { url: string; size: number }[] {
  const key = text(letter.imageKey);
  return key ? IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size })) : [];
}
