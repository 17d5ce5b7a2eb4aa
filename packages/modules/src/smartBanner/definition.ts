import { defineModule } from '../definition.ts';
import { canHostInviteToApp, getAppBarDock } from '../parts/app-bar.ts';
import { getBannerTarget } from './rules.ts';
import type { SmartBannerFields } from './schema.ts';

/** The height of the bar, as set in its style sheet. */
const HEIGHT_PX = 64;

export const definition = defineModule<SmartBannerFields>({
  code: 'smartBanner',
  noPadding: true,
  isVisible: ({ fields, host }) =>
    host?.toggles?.appBanner !== false &&
    canHostInviteToApp(host) &&
    getBannerTarget(fields, host) !== null,
  getDock: (fields) => getAppBarDock(fields, fields.hideInFirstScreen, HEIGHT_PX),
});
