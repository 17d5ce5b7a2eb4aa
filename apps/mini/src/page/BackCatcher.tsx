import { canIUse, nextTick } from '@tarojs/taro';
import { useEffect, useSyncExternalStore } from 'react';
import type { Catcher } from './catcher.ts';

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
      /** By the hosts' own name: Taro does not know that Douyin has it too. */
      'page-container': PageContainerProps;
    }
  }
}

/** Whether the host has what its way back hides, instead of leaving the page. */
export const isBackCaught = (): boolean => canIUse('page-container');

/** There is nothing in it to be seen. */
const UNSEEN = 'width:0;height:0;padding:0;overflow:hidden';

export function BackCatcher({ catcher }: { catcher: Catcher }) {
  const stand = useSyncExternalStore(catcher.onStand, catcher.stand);
  useEffect(() => nextTick(() => catcher.settled(stand)), [stand, catcher]);
  if (stand === 'down') return null;
  return (
    <page-container
      show={stand === 'up'}
      duration={0}
      overlay={false}
      customStyle={UNSEEN}
      onBeforeLeave={catcher.leaves}
      onAfterLeave={catcher.left}
    />
  );
}
