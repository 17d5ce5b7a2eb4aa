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
  'too-many-photos': { code: 'conflict', zh: '照片数量已达上限', en: 'There are enough photos' },
  'return-action-impossible': {
    code: 'conflict',
    zh: '退货当前状态不允许此操作',
    en: 'The return is in another state, in which this cannot be done',
  },
});
