import { defineModule } from '../definition.ts';
import { dockOf, invitesHere } from '../parts/dock.ts';
import { targetOf } from './rules.ts';
import type { SmartBannerFields } from './schema.ts';

/** The height of the bar, which its style sheet keeps. */
const HEIGHT_PX = 64;

export const definition = defineModule<SmartBannerFields>({
  code: 'smartBanner',
  bare: true,
  isVisible: ({ fields, host }) => invitesHere(host) && targetOf(fields, host) !== null,
  docks: (fields) => dockOf(fields, fields.hideInFirstScreen, HEIGHT_PX),
});
