import { setClipboardData } from '@tarojs/taro';
import type { ClipboardPort } from '../ports/clipboard.ts';

export const miniClipboard: ClipboardPort = {
  write: (data) =>
    setClipboardData({ data }).then(
      () => true,
      () => false,
    ),
};
