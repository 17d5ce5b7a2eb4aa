import { useDidHide } from '@tarojs/taro';
import type { PropsWithChildren, ReactNode } from 'react';
import { shop } from './shop/shop.ts';
import '@vitrine/ui/tokens.css';
import './app.css';

/** Pages are rendered as children of this one component. */
export default function App({ children }: PropsWithChildren): ReactNode {
  useDidHide(() => shop().platform.flush());
  return children;
}
