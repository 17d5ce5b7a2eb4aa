import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    claim: '立即领取',
    claimed: '领取成功',
    failed: '领取失败，请再尝试',
    loading: '正在取礼券',
  },
  'en-US': {
    claim: 'Claim it',
    claimed: 'It is yours',
    failed: 'It was not claimed. Please try again',
    loading: 'Fetching coupons',
  },
});
