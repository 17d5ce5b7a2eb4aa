/** The alert before leaving a page, which belongs to the current page only. */
import type { MiniPage } from '../page.ts';
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { createApi, type Options } from './callbacks.ts';

export function alertApi(platform: PlatformName, state: HostState): Record<string, unknown> {
  const call = (name: string, run: (page: MiniPage, options: Options) => void) =>
    createApi(state.clock, name, (options) => {
      // Going back from the first page closes the program without an alert; Alipay rejects the call.
      if (platform === 'alipay' && state.stack().depth === 1)
        throw new Error(`can not invoke ${name} at first page`);
      run(state.current(), options);
    });
  return {
    enableAlertBeforeUnload: call('enableAlertBeforeUnload', (page, { message }) => {
      page.leaveQuestion = String(message);
    }),
    disableAlertBeforeUnload: call('disableAlertBeforeUnload', (page) => {
      page.leaveQuestion = undefined;
    }),
  };
}
