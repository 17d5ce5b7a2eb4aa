import { isAtLeast } from '@vitrine/kit';
import { isApp, type PlatformName } from './platform-names.ts';

/** The first release of the app, on every system, that draws tabs and headers itself and knows version 2 of the bridge. */
export const FIRST_NATIVE_VERSION = '7.0.0';

/** Whether the host draws tabs and headers itself, so that a page leaves out its own. */
export const hasNativeTabs = (name: PlatformName, version: string | undefined): boolean =>
  isApp(name) && version !== undefined && isAtLeast(version, FIRST_NATIVE_VERSION);
