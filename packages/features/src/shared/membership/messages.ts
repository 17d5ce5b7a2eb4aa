import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  /** Read aloud before the fee that is struck through. */
  regularFee: ['原价', 'Usually'],
  waived: ['会员礼遇 免费', 'Free for members'],
  /** {time}: when it opens to everyone; {benefit}: its name. */
  closed: [
    '{time} 开售。持有“{benefit}”礼遇的会员自 {early} 起可选购',
    'On sale from {time}. Members with “{benefit}” may buy from {early}',
  ],
  early: ['会员先享：{time} 公开发售前，您已可选购', 'Yours early: it opens to everyone at {time}'],
  seeBenefits: ['了解会员礼遇', 'About membership'],
});
