import { canIUse, nextTick } from '@tarojs/taro';
import { useEffect, useSyncExternalStore } from 'react';
import type { BackInterceptor } from './back-interceptor.ts';

interface PageContainerProps {
  show: boolean;
  duration: number;
  overlay: boolean;
  customStyle: string;
  onBeforeLeave: () => void;
  onAfterLeave: () => void;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The host's own name, because Taro does not know that Douyin has this component too. */
      'page-container': PageContainerProps;
    }
  }
}

/** Whether the host has a component that the back gesture closes, instead of leaving the page. */
export const canInterceptBack = (): boolean => canIUse('page-container');

const INVISIBLE = 'width:0;height:0;padding:0;overflow:hidden';

export function BackInterceptorView({ interceptor }: { interceptor: BackInterceptor }) {
  const state = useSyncExternalStore(interceptor.subscribe, interceptor.getState);
  useEffect(() => nextTick(() => interceptor.handleRendered(state)), [state, interceptor]);
  if (state === 'hidden') return null;
  return (
    <page-container
      show={state === 'shown'}
      duration={0}
      overlay={false}
      customStyle={INVISIBLE}
      onBeforeLeave={interceptor.handleBeforeLeave}
      onAfterLeave={interceptor.handleAfterLeave}
    />
  );
}
