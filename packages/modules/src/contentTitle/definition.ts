import { defineModule } from '../definition.ts';
import type { ContentTitleFields } from './schema.ts';

export const definition = defineModule<ContentTitleFields>({
  code: 'contentTitle',
  isVisible: ({ fields }) => Boolean(fields.title || fields.image?.source),
});
