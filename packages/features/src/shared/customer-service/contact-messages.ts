import { defineMessages } from '@vitrine/kit';

/** Apart from the other texts, because pages with much else show only this. */
export const contactMessages = defineMessages({
  contact: ['联系客服', 'Contact us'],
});
