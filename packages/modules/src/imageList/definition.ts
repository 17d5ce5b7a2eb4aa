import { defineModule } from '../definition.ts';
import { withSource } from '../parts/pictures.ts';
import type { ImageListFields } from './schema.ts';

export const definition = defineModule<ImageListFields>({
  code: 'imageList',
  isVisible: ({ fields }) => withSource(fields.images).length > 0,
});
