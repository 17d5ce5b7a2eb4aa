import { defineMessages } from '@vitrine/kit';

/** Shown only in the messaging app. */
export const shareMessages = defineMessages({
  byMenu: ['点右上角 ··· 发给朋友', 'Share from the ··· menu above'],
  close: ['不再提示', 'Do not show again'],
});
