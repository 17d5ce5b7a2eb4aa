import { MAX_ITEMS_PER_BAG, MAX_PIECES_PER_ITEM } from '@vitrine/contract';
import { refusals } from '../../http/refusals.ts';

/** Why something cannot be put into a bag, or changed in it. */
export const refuseBag = refusals({
  'bag-not-found': { code: 'not-found', zh: '未找到该购物袋', en: 'There is no such bag' },
  'item-not-found': {
    code: 'not-found',
    zh: '购物袋里没有这件商品',
    en: 'There is no such item in the bag',
  },
  'variant-not-found': {
    code: 'not-found',
    zh: '该尺码已下架',
    en: 'This size is no longer offered',
  },
  'other-product': {
    code: 'conflict',
    zh: '只能更换同一商品的尺码',
    en: 'Only another size of the same product will do',
  },
  'sold-out': { code: 'conflict', zh: '该尺码已售罄', en: 'This size has sold out' },
  'not-enough-left': {
    code: 'conflict',
    zh: '该尺码仅剩 {left} 件',
    en: 'Only {left} of this size left',
  },
  'too-many-pieces': {
    code: 'conflict',
    zh: `同一尺码最多购买 ${MAX_PIECES_PER_ITEM} 件`,
    en: `At most ${MAX_PIECES_PER_ITEM} pieces of one size`,
  },
  'bag-full': {
    code: 'conflict',
    zh: `购物袋最多放 ${MAX_ITEMS_PER_BAG} 款商品`,
    en: `A bag holds at most ${MAX_ITEMS_PER_BAG} items`,
  },
});
