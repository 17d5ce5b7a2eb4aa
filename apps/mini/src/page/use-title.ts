import { setNavigationBarTitle, useDidHide, useDidShow } from '@tarojs/taro';
import { useCallback, useEffect, useRef } from 'react';
import type { Shown } from './use-screen.ts';

/** Names the page in the vendor's bar, which belongs to whichever page is on top. */
export function useTitle(shown: Shown): void {
  const isOnTop = useRef(true);
  const title = shown.state === 'standing' ? shown.loaded.head.title : undefined;
  const say = useCallback(() => {
    if (isOnTop.current && title !== undefined) setNavigationBarTitle({ title });
  }, [title]);

  useEffect(say, [say]);
  useDidShow(() => {
    isOnTop.current = true;
    say();
  });
  useDidHide(() => {
    isOnTop.current = false;
  });
}
