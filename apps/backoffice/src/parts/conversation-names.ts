import { defineMessages } from '@vitrine/kit';

/** The topics and states of conversations with shoppers. */
export const conversationNames = defineMessages({
  states: {
    open: ['新建', 'New'],
    waiting: ['待回复', 'Waiting'],
    answered: ['已回复', 'Answered'],
    closed: ['已结束', 'Closed'],
  },
  topics: {
    service: ['客服', 'Service'],
    stylist: ['造型顾问', 'Stylist'],
  },
});
