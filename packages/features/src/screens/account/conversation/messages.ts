import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['客服', 'Customer service'],
  topics: {
    service: ['客服', 'Customer service'],
    stylist: ['造型顾问', 'Your stylist'],
  },
  greeting: [
    '您好，想了解商品、配送或订单，请直接告诉我们。',
    'Good day. Ask us about a product, delivery or an order of yours.',
  ],
  stylistGreeting: [
    '您好，这里是您的造型顾问。请告诉我们场合与偏好。',
    'Good day, this is your stylist. Tell us the occasion and what you like.',
  ],
  thread: ['对话', 'Conversation'],
  earlier: ['查看更早的消息', 'Earlier messages'],
  you: ['您', 'You'],
  today: ['今天', 'Today'],
  yesterday: ['昨天', 'Yesterday'],
  sending: ['发送中', 'Sending'],
  failed: ['未发送', 'Not sent'],
  retry: ['重新发送', 'Send again'],
  discard: ['删除', 'Delete'],
  field: ['消息', 'Message'],
  placeholder: ['输入消息', 'Your message'],
  send: ['发送', 'Send'],
  picture: ['发送图片', 'Send a picture'],
  pictureOf: ['{author}发送的图片', 'Picture from {author}'],
  tooLarge: ['图片不能超过 5 MB', 'A picture can have at most 5 MB'],
  about: ['您正在咨询', 'You are asking about'],
  removeCard: ['不附上这一项', 'Ask without it'],
  gone: ['该商品已下架', 'No longer in the shop'],
  newMessages: ['{n} 条新消息', '{n} new'],
  offline: [
    '网络已断开，消息会保留在这里，恢复后请重新发送',
    'You are offline. Your messages stay here; send them again when you are back.',
  ],
  closed: [
    '本次对话已结束，继续留言会重新打开',
    'This conversation has ended. Write again to reopen it.',
  ],
  sendFailed: [
    '未能发送，请检查网络后再试',
    'It could not be sent. Check your connection and try again.',
  ],
});
