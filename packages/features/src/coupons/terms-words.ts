import type { Messages } from '@vitrine/kit';

interface TermsWords {
  terms: string;
  failed: string;
  /** {from} and {to}: days. */
  runs: string;
}

/** What is said of the promotion behind a coupon. */
export const termsWords: Messages<TermsWords> = {
  'zh-CN': {
    terms: '细则',
    failed: '暂时没能取到细则，请稍后再试',
    runs: '活动时间：{from} – {to}',
  },
  'en-US': {
    terms: 'Terms',
    failed: 'The terms did not arrive. Please try again later.',
    runs: 'Runs {from} – {to}',
  },
};
