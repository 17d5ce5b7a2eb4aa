import { setClipboardData } from '@tarojs/taro';

/** Copies the text, because a mini-program cannot save files that other apps can open. */
export async function saveFile(_name: string, text: string): Promise<'saved' | 'copied'> {
  await setClipboardData({ data: text });
  return 'copied';
}
