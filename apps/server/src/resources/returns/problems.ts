import { defineProblems } from '../../http/problems.ts';

export const returnProblem = defineProblems({
  'return-not-found': { code: 'not-found', zh: '未找到该退货', en: 'There is no such return' },
  'parcel-not-found': { code: 'not-found', zh: '未找到该包裹', en: 'There is no such parcel' },
  'not-returnable': {
    code: 'conflict',
    zh: '包裹签收前或退货期结束后不能退货',
    en: 'A parcel can go back once it is delivered, until its return period ends',
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
  'photo-not-found': {
    code: 'conflict',
    zh: '照片已失效，请重新添加后再提交',
    en: 'The photos are no longer there. Please add them again.',
  },
  'photos-used-up': {
    code: 'too-many-requests',
    zh: '照片上传过于频繁，请一小时后再试',
    en: 'Too many photos for now; please try again in an hour',
  },
  'photo-pending': {
    code: 'too-many-requests',
    zh: '上一张照片仍在处理中，请稍候',
    en: 'Your last photo is still being processed; please wait a moment',
  },
  'photos-busy': {
    code: 'unavailable',
    zh: '当前上传人数较多，请稍后再试',
    en: 'Many photos are being processed right now; please try again in a moment',
  },
  'photo-unreadable': {
    code: 'bad-input',
    zh: '无法读取，请换 JPG、PNG 或 WebP 格式',
    en: 'This photo cannot be read. Please choose a JPEG, PNG or WebP.',
  },
  'photo-heic': {
    code: 'bad-input',
    zh: '暂不支持 HEIC，请换 JPG 格式',
    en: 'HEIC is not understood here. Please choose a JPEG.',
  },
  'photo-too-small': {
    code: 'bad-input',
    zh: '尺寸过小，请换一张更清晰的',
    en: 'This photo is too small. Please choose a larger one.',
  },
  'photo-too-large': {
    code: 'bad-input',
    zh: '像素过大，请压缩后再上传',
    en: 'This photo has too many pixels. Please choose a smaller one.',
  },
  'already-collected': {
    code: 'conflict',
    zh: '包裹已被取走，无法撤销',
    en: 'It has been collected already',
  },
});
