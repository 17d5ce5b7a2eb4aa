import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  claim: ['立即领取', 'Claim it'],
  claimed: ['领取成功', 'It is yours'],
  failed: ['领取失败，请再尝试', 'It was not claimed. Please try again'],
  loading: ['正在取礼券', 'Fetching coupons'],
});
