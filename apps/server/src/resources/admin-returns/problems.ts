import { defineProblems } from '../../http/problems.ts';

export const merchantReturnProblem = defineProblems({
  'merchant-return-not-found': {
    code: 'not-found',
    zh: '未找到该退货',
    en: 'There is no such return',
  },
  'photo-unreadable': {
    code: 'bad-input',
    zh: '请上传清晰的 JPEG、PNG 或 WebP 照片',
    en: 'Please send a clear photo as JPEG, PNG or WebP',
  },
  'deduction-too-high': {
    code: 'conflict',
    zh: '扣款超过该商品的退款金额',
    en: 'A deduction is more than the amount of its item',
  },
  'shipping-too-high': {
    code: 'conflict',
    zh: '运费退款超过可退的运费',
    en: 'That is more than is left of what was paid for the delivery',
  },
  'too-many-photos': { code: 'conflict', zh: '照片数量已达上限', en: 'There are enough photos' },
  'return-action-impossible': {
    code: 'conflict',
    zh: '退货当前状态不允许此操作',
    en: 'The return is in another state, in which this cannot be done',
  },
});
