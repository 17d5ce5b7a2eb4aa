import { useDidHide, useDidShow } from '@tarojs/taro';
import type { PropsWithChildren, ReactNode } from 'react';
import type { HostEntry } from './shop/entry.ts';
import { handleReopen, shop } from './shop/shop.ts';
import '@vitrine/ui/tokens.css';
import './brand/brand.css';
import './app.css';

/** Pages are rendered as children of this one component. */
export default function App({ children }: PropsWithChildren): ReactNode {
  useDidShow((hostEntry?: HostEntry) => handleReopen(hostEntry ?? {}));
  useDidHide(() => shop().platform.flush());
  return children;
}
