import { setClipboardData } from '@tarojs/taro';
import type { Clipboard } from '../ports/clipboard.ts';

export const miniClipboard: Clipboard = {
  write: (data) =>
    setClipboardData({ data }).then(
      () => true,
      () => false,
    ),
};
