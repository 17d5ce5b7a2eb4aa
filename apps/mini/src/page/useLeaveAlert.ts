import {
  canIUse,
  disableAlertBeforeUnload,
  enableAlertBeforeUnload,
  useDidShow,
} from '@tarojs/taro';
import type { PageGuard } from '@vitrine/platform';
import { useLayoutEffect, useState } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { BackInterceptor } from './back-interceptor.ts';
import { createLeaveAlert } from './leave-alert.ts';

/** Some hosts reject these calls on the first page, where back leaves the mini-program without a question. */
const ignoreRejection = (result: unknown) => Promise.resolve(result).catch(() => undefined);

function enable(message: string): void {
  if (canIUse('enableAlertBeforeUnload')) ignoreRejection(enableAlertBeforeUnload({ message }));
}

function disable(): void {
  if (canIUse('disableAlertBeforeUnload')) ignoreRejection(disableAlertBeforeUnload());
}

/** Lets the host ask before it leaves unsaved changes of this page by its own back button. */
export function useLeaveAlert(pageGuard: PageGuard, interceptor: BackInterceptor): void {
  const page = useHostPage();
  const [updateAlert] = useState(() =>
    createLeaveAlert({
      isOnTop: () => isOnTop(page),
      isIntercepted: () => interceptor.getState() !== 'hidden',
      getQuestion: pageGuard.getQuestion,
      enable,
      disable,
    }),
  );
  useLayoutEffect(() => {
    updateAlert();
    const stops = [pageGuard.subscribe(updateAlert), interceptor.subscribe(updateAlert)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pageGuard, interceptor, updateAlert]);
  useDidShow(updateAlert);
}
