import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  genders: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
  gender: ['性别', 'Gender'],
  titles: {
    women: ['女士', 'Women'],
    men: ['男士', 'Men'],
    kids: ['童装', 'Kids'],
  },
});
