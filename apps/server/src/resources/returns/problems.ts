import { defineProblems } from '../../http/problems.ts';

export const returnProblem = defineProblems({
  'return-not-found': { code: 'not-found', zh: '未找到该退货', en: 'There is no such return' },
  'parcel-not-found': { code: 'not-found', zh: '未找到该包裹', en: 'There is no such parcel' },
  'not-returnable': {
    code: 'conflict',
    zh: '签收后十四天内可以退货，该包裹暂不能退',
    en: 'Parcels can go back within fourteen days of delivery; this one cannot',
  },
  'too-many-items': {
    code: 'conflict',
    zh: '退货数量超过可退数量',
    en: 'That is more than there is to send back',
  },
  'pickup-unavailable': {
    code: 'conflict',
    zh: '请选择明天起七天内的取件时间',
    en: 'Please choose a day from tomorrow, within a week',
  },
  'already-collected': {
    code: 'conflict',
    zh: '包裹已被取走，无法撤销',
    en: 'It has been collected already',
  },
});
