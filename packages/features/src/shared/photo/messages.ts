import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  open: ['查看大图', 'Show the picture large'],
  close: ['关闭', 'Close'],
});
