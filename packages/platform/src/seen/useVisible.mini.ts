import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState } from 'react';

/** Whether anybody can be looking at the page: a host keeps those behind it alive. */
export function useVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useDidShow(() => setVisible(true));
  useDidHide(() => setVisible(false));
  return isVisible;
}
