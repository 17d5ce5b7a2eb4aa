import { defineMessages } from '@vitrine/kit';

/** The texts around the terms of a coupon's promotion. */
export const termsMessages = defineMessages({
  terms: ['细则', 'Terms'],
  failed: ['暂时没能取到细则，请稍后再试', 'The terms did not arrive. Please try again later.'],
  /** {from}, {to}: the first and the last day. */
  runs: ['活动时间：{from} – {to}', 'Runs {from} – {to}'],
});
