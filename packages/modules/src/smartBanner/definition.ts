import { defineModule } from '../definition.ts';
import { dockOf, invitesHere } from '../parts/dock.ts';
import type { SmartBannerFields } from './schema.ts';

/** The height of the bar, which its style sheet keeps. */
const HEIGHT_PX = 64;

export const definition = defineModule<SmartBannerFields>({
  code: 'smartBanner',
  bare: true,
  isVisible: ({ host }) => invitesHere(host),
  docks: (fields) => dockOf(fields, fields.hideInFirstScreen, HEIGHT_PX),
});
