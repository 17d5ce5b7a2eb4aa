import {
  canIUse,
  disableAlertBeforeUnload,
  enableAlertBeforeUnload,
  useDidShow,
} from '@tarojs/taro';
import { createHolding, type Holding } from '@vitrine/platform';
import { useEffect, useState } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import { createBackAlert } from './back-alert.ts';
import type { Catcher } from './catcher.ts';

/** The page that a program begins with is refused by some: back leads out of the program, and asks nobody. */
const quietly = (refused: unknown) => Promise.resolve(refused).catch(() => undefined);

function enable(message: string): void {
  if (canIUse('enableAlertBeforeUnload')) quietly(enableAlertBeforeUnload({ message }));
}

function disable(): void {
  if (canIUse('disableAlertBeforeUnload')) quietly(disableAlertBeforeUnload());
}

/** What is not saved on this page: the program asks before its own moves, the host before the shopper's. */
export function useHolding(catcher: Catcher): Holding {
  const page = useHostPage();
  const [{ holding, tell }] = useState(() => {
    const isCaught = () => catcher.stand() !== 'down';
    const alert = createBackAlert({ isOnTop: () => isOnTop(page), isCaught, enable, disable });
    return { holding: createHolding(alert.want), tell: alert.tell };
  });
  useEffect(() => catcher.onStand(tell), [catcher, tell]);
  useDidShow(tell);
  return holding;
}
