import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['订单进展，及时知道', 'Hear of your order'],
  hint: [
    '清关需要您补充信息、包裹寄出或送达时，在这里通知您，每种一次。',
    'We write to you here when customs need you, and when a parcel leaves or arrives, once each.',
  ],
  accept: ['通知我', 'Keep me posted'],
  accepted: ['已记下，有进展时通知您', 'Noted. We will write when something happens'],
});
