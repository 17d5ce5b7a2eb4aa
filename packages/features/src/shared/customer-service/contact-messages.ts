import { pairMessages } from '@vitrine/kit';

/** Apart from the other texts, because pages with much else show only this. */
export const contactMessages = pairMessages({
  contact: ['联系客服', 'Contact us'],
});
