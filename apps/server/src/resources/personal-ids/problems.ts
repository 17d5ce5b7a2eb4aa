import { defineProblems } from '../../http/problems.ts';

export const personalIdProblem = defineProblems({
  'id-number-invalid': {
    code: 'bad-input',
    zh: '身份证号有误，请核对后再试',
    en: 'Please look at the number again',
  },
  'personal-id-exists': {
    code: 'conflict',
    zh: '该身份证号已添加，无需重复添加',
    en: 'This person is in the book already',
  },
  'personal-ids-full': {
    code: 'conflict',
    zh: '最多保存 {limit} 位清关人，请先删除不再使用的',
    en: 'The book holds {limit} people; please delete one first',
  },
  'id-checks-used-up': {
    code: 'too-many-requests',
    zh: '今日核验次数已用完，请明天再试或联系客服',
    en: 'No more checks are possible today; please try again tomorrow or contact customer service',
  },
  'image-not-found': {
    code: 'bad-input',
    zh: '证件照片已失效，请重新上传',
    en: 'This photo is no longer there; please upload it again',
  },
  'same-image-twice': {
    code: 'bad-input',
    zh: '人像面与国徽面不能使用同一张照片',
    en: 'The two sides need a photo each',
  },
  'photo-unreadable': {
    code: 'bad-input',
    zh: '无法读取该照片，请上传 JPG、PNG 或 WebP 格式',
    en: 'This photo cannot be read; please send a JPEG, PNG or WebP',
  },
  'photo-heic': {
    code: 'bad-input',
    zh: '暂不支持 HEIC 格式，请转为 JPG 后再上传',
    en: 'HEIC is not understood here; please send a JPEG',
  },
  'photo-too-small': {
    code: 'bad-input',
    zh: '照片尺寸过小，请上传更清晰的照片',
    en: 'This photo is too small to be read; please send a larger one',
  },
  'photo-too-large': {
    code: 'bad-input',
    zh: '照片尺寸过大，请压缩后再上传',
    en: 'This photo has too many pixels; please send a smaller one',
  },
  'photo-under-way': {
    code: 'too-many-requests',
    zh: '上一张照片仍在处理中，请稍候再上传',
    en: 'Your last photos are still being processed; please wait a moment',
  },
  'photos-used-up': {
    code: 'too-many-requests',
    zh: '上传次数过多，请一小时后再试',
    en: 'Too many photos for now; please try again in an hour',
  },
  'photos-busy': {
    code: 'unavailable',
    zh: '当前上传人数较多，请稍后再试',
    en: 'Many photos are being processed right now; please try again in a moment',
  },
  'photos-needed': {
    code: 'conflict',
    zh: '该订单清关需要证件照片，请先补充',
    en: 'Customs want photos of the card for this order; please add them first',
  },
  'personal-id-refused': {
    code: 'conflict',
    zh: '该清关人未通过核验，请更正或更换',
    en: 'This person did not pass the check; please correct or change it',
  },
  'not-the-recipient': {
    code: 'conflict',
    zh: '清关人须与收件人「{name}」为同一人，请更换清关人或收货地址',
    en: 'Customs clear the parcel only with the ID of {name}, who receives it; please change the person or the address',
  },
  'checkout-over': {
    code: 'conflict',
    zh: '该结算单已失效，请从购物袋重新结算',
    en: 'This checkout is over; please start again from the bag',
  },
  'order-cleared': {
    code: 'conflict',
    zh: '该订单已清关或已结束，无法更换清关人',
    en: 'This order has been cleared or is over, so the person stays',
  },
});
