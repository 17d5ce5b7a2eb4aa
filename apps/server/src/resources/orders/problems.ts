import { defineProblems } from '../../http/problems.ts';

export const orderProblem = defineProblems({
  'order-not-found': { code: 'not-found', zh: '未找到该订单', en: 'There is no such order' },
  'already-packed': {
    code: 'conflict',
    zh: '包裹已打包，无法取消；收到后可以申请退货',
    en: 'It is packed already and cannot be cancelled; you can return it once it is there',
  },
  'not-delivered': {
    code: 'conflict',
    zh: '包裹尚未送达，暂不能签收',
    en: 'The parcel is not there yet, so nobody can have received it',
  },
});
