import { defineModule } from '../definition.ts';
import type { ShareInfoFields } from './schema.ts';

export const definition = defineModule<ShareInfoFields>({
  code: 'shareInfo',
  getShareInfo: ({ miniPImageUrl, momentImageUrl, ...texts }) => ({
    ...texts,
    ...(miniPImageUrl?.source && { miniPImageUrl: miniPImageUrl.source }),
    ...(momentImageUrl?.source && { momentImageUrl: momentImageUrl.source }),
  }),
});
