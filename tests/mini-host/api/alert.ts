/** What the vendors ask before they lead back out of a page: of the page on top, and of that one alone. */
import type { MiniPage } from '../page.ts';
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { answering, type Options } from './callbacks.ts';

export function alertApi(platform: PlatformName, state: HostState): Record<string, unknown> {
  const does = (name: string, run: (page: MiniPage, options: Options) => void) =>
    answering(state.clock, name, (options) => {
      // From there back leads out of the program, of which no vendor asks; Alipay says so.
      if (platform === 'alipay' && state.stack().depth === 1)
        throw new Error(`can not invoke ${name} at first page`);
      run(state.current(), options);
    });
  return {
    enableAlertBeforeUnload: does('enableAlertBeforeUnload', (page, { message }) => {
      page.question = String(message);
    }),
    disableAlertBeforeUnload: does('disableAlertBeforeUnload', (page) => {
      page.question = undefined;
    }),
  };
}
