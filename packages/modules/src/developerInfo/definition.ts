import { defineModule } from '../definition.ts';
import { canHostInviteToApp, getAppBarDock } from '../parts/app-bar.ts';
import type { DeveloperInfoFields } from './schema.ts';

/** The height of the bar, as set in its style sheet. */
const HEIGHT_PX = 44;

export const definition = defineModule<DeveloperInfoFields>({
  code: 'developerInfo',
  noPadding: true,
  isVisible: ({ host }) => canHostInviteToApp(host),
  getDock: (fields) => getAppBarDock(fields, fields.hideInFirstPage, HEIGHT_PX),
});
