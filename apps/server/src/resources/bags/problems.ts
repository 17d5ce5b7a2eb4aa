import { MAX_ITEMS_PER_BAG, MAX_QUANTITY_PER_ITEM } from '@vitrine/contract';
import { defineProblems } from '../../http/problems.ts';

export const bagProblem = defineProblems({
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
  'not-open-yet': {
    code: 'conflict',
    zh: '这件商品尚未对您开售',
    en: 'This item is not yet open to you',
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
  'too-many-items': {
    code: 'conflict',
    zh: `同一尺码最多购买 ${MAX_QUANTITY_PER_ITEM} 件`,
    en: `At most ${MAX_QUANTITY_PER_ITEM} pieces of one size`,
  },
  'outfit-incomplete': {
    code: 'conflict',
    zh: '有商品未能加入，请重新选择',
    en: 'Some items could not be added; please choose again',
  },
  'bag-full': {
    code: 'conflict',
    zh: `购物袋最多放 ${MAX_ITEMS_PER_BAG} 款商品`,
    en: `A bag holds at most ${MAX_ITEMS_PER_BAG} items`,
  },
});
