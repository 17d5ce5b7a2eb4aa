import { pairMessages } from '@vitrine/kit';

export const messages = pairMessages({
  open: ['查看大图', 'Show the picture large'],
  close: ['关闭', 'Close'],
});
