import { defineModule } from '../definition.ts';
import type { SingleImageFields } from './schema.ts';

export const definition = defineModule<SingleImageFields>({
  code: 'singleImage',
  isVisible: ({ fields }) => Boolean(fields.image.source),
});
