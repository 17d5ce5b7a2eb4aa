import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'order-under-way': {
    code: 'conflict',
    zh: '您有进行中的订单，请在订单完成后再注销',
    en: 'An order of yours is under way; please ask again when it has arrived',
  },
});
