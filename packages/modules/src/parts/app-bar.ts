import { canInviteToApp } from '@vitrine/platform';
import type { Dock, ModuleHost } from '../definition.ts';

interface DockFields {
  stickyBottom: boolean;
  inPage: boolean;
}

/** Where an app bar is shown: in the page flow if `inPage` is set, else at the bottom or the top. */
export const getAppBarDock = (
  { stickyBottom, inPage }: DockFields,
  afterFirstScreen: boolean,
  height: number,
): Dock | undefined =>
  inPage ? undefined : { edge: stickyBottom ? 'bottom' : 'top', height, afterFirstScreen };

/** App bars are hidden in the app and in mini-programs. */
export const canHostInviteToApp = (host: ModuleHost | undefined): boolean =>
  host !== undefined && canInviteToApp(host.name);
