import { defineMessages } from '@vitrine/kit';

/** What the stand-in assistant answers, by what the shopper sent. */
export const ASSISTANT_MESSAGES = defineMessages({
  author: ['演示客服', 'Demo assistant'],
  product: [
    '您好，已收到您咨询的这一件。我们会确认尺码与库存，稍后在这里回复您。',
    'Thank you, I have it in front of me. We will look up sizes and stock, and answer here.',
  ],
  order: [
    '您好，已看到您的订单。我们会核对物流与清关进度，有结果就在这里告诉您。',
    'Thank you, I can see your order. We will check where it is and tell you here.',
  ],
  return: [
    '您好，已看到您的退货。取件与退款的进度，我们会在这里跟您确认。',
    'Thank you, I can see your return. We will confirm collection and refund here.',
  ],
  image: [
    '图片已收到，我们的同事会仔细看过再回复您。',
    'Thank you for the picture. A colleague will look at it closely and answer here.',
  ],
  text: [
    '您好，已收到您的消息，请稍候，我们马上为您查看。',
    'Thank you for your message. One moment, please, while we look into it.',
  ],
  stylist: [
    '您好，我是您的造型顾问。请告诉我场合、尺码与预算，我来为您搭配几套。',
    'Good day, I am your stylist. Tell me the occasion, your size and your budget, and I will put some looks together.',
  ],
});
