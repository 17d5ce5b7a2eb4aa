import { defineMessages } from '@vitrine/kit';

/** The topics and states of conversations with shoppers. */
export const conversationNames = defineMessages({
  'zh-CN': {
    states: { open: '新建', waiting: '待回复', answered: '已回复', closed: '已结束' },
    topics: { service: '客服', stylist: '造型顾问' },
  },
  'en-US': {
    states: { open: 'New', waiting: 'Waiting', answered: 'Answered', closed: 'Closed' },
    topics: { service: 'Service', stylist: 'Stylist' },
  },
});
