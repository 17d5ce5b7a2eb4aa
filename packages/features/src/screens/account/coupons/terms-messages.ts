import { defineMessages } from '@vitrine/kit';

/** The texts around the terms of a coupon's promotion. */
export const termsMessages = defineMessages({
  'zh-CN': {
    terms: '细则',
    failed: '暂时没能取到细则，请稍后再试',
    /** {from}, {to}: the first and the last day. */
    runs: '活动时间：{from} – {to}',
  },
  'en-US': {
    terms: 'Terms',
    failed: 'The terms did not arrive. Please try again later.',
    runs: 'Runs {from} – {to}',
  },
});
