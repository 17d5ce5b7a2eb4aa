import { defineModule } from '../definition.ts';
import { dockOf, invitesHere } from '../parts/dock.ts';
import type { DeveloperInfoFields } from './schema.ts';

/** The height of the bar, which its style sheet keeps. */
const HEIGHT_PX = 44;

export const definition = defineModule<DeveloperInfoFields>({
  code: 'developerInfo',
  bare: true,
  isVisible: ({ host }) => invitesHere(host),
  docks: (fields) => dockOf(fields, fields.hideInFirstPage, HEIGHT_PX),
});
