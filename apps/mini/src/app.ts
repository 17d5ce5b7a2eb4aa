import { useDidHide, useDidShow } from '@tarojs/taro';
import type { PropsWithChildren, ReactNode } from 'react';
import type { HostEntry } from './shop/entry.ts';
import { comeAgain, shop } from './shop/shop.ts';
import '@vitrine/ui/tokens.css';
import './app.css';

/** Pages are rendered as children of this one component. */
export default function App({ children }: PropsWithChildren): ReactNode {
  useDidShow((told?: HostEntry) => comeAgain(told ?? {}));
  useDidHide(() => shop().platform.flush());
  return children;
}
