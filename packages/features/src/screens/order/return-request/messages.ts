import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['申请退货', 'Return'],
  lead: [
    '上门取件，运费由我们承担。请保留附件与原包装。',
    'We collect from your door and pay the postage. Please keep all that came with it, and the packaging.',
  ],
  items: ['要退的商品', 'What to return'],
  quantity: ['退货件数', 'Items to return'],
  reason: ['退货原因', 'Reason'],
  choose: ['请选择', 'Choose'],
  note: ['补充说明', 'Anything else'],
  noteHint: ['选填，说得具体些，处理会更快', 'Optional; the more we know, the quicker it goes'],
  photos: ['照片（选填）', 'Photos (optional)'],
  photoHints: {
    'not-as-pictured': [
      '拍下与图片不符之处，我们能更快处理。',
      'Show us what is different, and we can decide sooner.',
    ],
    faulty: [
      '拍下瑕疵近照与商品整体，我们能更快处理。',
      'Show us the fault close up, and the whole item. We can decide sooner.',
    ],
    'wrong-item': [
      '拍下收到的商品与标签，我们能更快处理。',
      'Show us what you received and its label, and we can decide sooner.',
    ],
  },
  photoKinds: ['JPG、PNG 或 WebP，每张不超过 10 MB', 'JPEG, PNG or WebP, up to 10 MB each'],
  addPhotos: ['添加照片', 'Add photos'],
  photo: ['照片 {n}', 'Photo {n}'],
  removePhoto: ['移除照片 {n}', 'Remove photo {n}'],
  sendAgain: ['重新上传', 'Try again'],
  sending: ['正在上传', 'Uploading'],
  tooLarge: [
    '照片不能超过 10 MB，请换一张',
    'A photo can have at most 10 MB. Please choose another.',
  ],
  photoFailed: [
    '没能上传，请检查网络后再试',
    'It could not be uploaded. Check your connection and try again.',
  ],
  day: ['取件日期', 'Collection day'],
  part: ['取件时段', 'Time of day'],
  from: ['取件地址', 'Collect from'],
  refund: {
    imported: [
      '验看后原路退款，含已付的进口税费。',
      'Once it is checked, you are refunded in full, import tax included.',
    ],
    domestic: ['验看后原路退款。', 'Once it is checked, you are refunded in full.'],
  },
  submit: ['提交申请', 'Request collection'],
  sent: ['已提交，取件员会按时上门', 'Request sent. We will come to collect it.'],
  closed: ['这个包裹不能退货', 'This parcel can no longer be returned'],
  closedHint: [
    '签收前，或退货期结束之后，不再受理退货',
    'Returns open on delivery and close when the return period ends.',
  ],
  toOrder: ['回到订单', 'Back to the order'],
  failed: [
    '没能提交，请检查网络后再试',
    'It could not be sent. Check your connection and try again.',
  ],
  problems: {
    items: ['请选择要退的商品', 'Choose what to return'],
    reason: ['请选择退货原因', 'Choose a reason'],
    note: ['请说明原因', 'Please tell us why'],
    photos: [
      '有照片没能上传，请重新上传或移除',
      'Some photos were not uploaded. Try again or remove them.',
    ],
  },
});
