import { useDidHide, useDidShow } from '@tarojs/taro';
import { useState } from 'react';

/** Whether the page is visible. A host keeps hidden pages alive. */
export function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(true);
  useDidShow(() => setVisible(true));
  useDidHide(() => setVisible(false));
  return isVisible;
}
