import { defineProblems } from '../../http/problems.ts';

export const conversationProblem = defineProblems({
  'conversation-not-found': {
    code: 'not-found',
    zh: '未找到该对话',
    en: 'There is no such conversation',
  },
  'card-not-found': {
    code: 'not-found',
    zh: '该商品或订单不存在，或不属于您',
    en: 'There is no such product, or no such order of yours',
  },
  'image-not-found': {
    code: 'not-found',
    zh: '图片已失效，请重新发送',
    en: 'This picture is no longer there; please send it again',
  },
  'image-sent': { code: 'conflict', zh: '该图片已发送', en: 'This picture has been sent already' },
  'messages-used-up': {
    code: 'too-many-requests',
    zh: '消息发送过于频繁，请稍后再试',
    en: 'Too many messages for now; please try again later',
  },
  'images-used-up': {
    code: 'too-many-requests',
    zh: '图片发送过于频繁，请一小时后再试',
    en: 'Too many pictures for now; please try again in an hour',
  },
  'image-pending': {
    code: 'too-many-requests',
    zh: '上一张图片仍在处理中，请稍候',
    en: 'Your last picture is still being processed; please wait a moment',
  },
  'images-busy': {
    code: 'unavailable',
    zh: '当前上传人数较多，请稍后再试',
    en: 'Many pictures are being processed right now; please try again in a moment',
  },
  'photo-unreadable': {
    code: 'bad-input',
    zh: '无法读取该图片，请发送 JPG、PNG 或 WebP 格式',
    en: 'This picture cannot be read; please send a JPEG, PNG or WebP',
  },
  'photo-heic': {
    code: 'bad-input',
    zh: '暂不支持 HEIC 格式，请转为 JPG 后再发送',
    en: 'HEIC is not understood here; please send a JPEG',
  },
  'photo-too-small': {
    code: 'bad-input',
    zh: '图片尺寸过小，请发送更清晰的图片',
    en: 'This picture is too small; please send a larger one',
  },
  'photo-too-large': {
    code: 'bad-input',
    zh: '图片尺寸过大，请压缩后再发送',
    en: 'This picture has too many pixels; please send a smaller one',
  },
});
