import { defineModule } from '../definition.ts';
import type { ShareInfoFields } from './schema.ts';

export const definition = defineModule<ShareInfoFields>({
  code: 'shareInfo',
  share: ({ miniPImageUrl, momentImageUrl, ...words }) => ({
    ...words,
    ...(miniPImageUrl?.source && { miniPImageUrl: miniPImageUrl.source }),
    ...(momentImageUrl?.source && { momentImageUrl: momentImageUrl.source }),
  }),
});
