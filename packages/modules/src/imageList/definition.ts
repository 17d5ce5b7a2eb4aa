import { defineModule } from '../definition.ts';
import { filterWithImage } from '../parts/pictures.ts';
import type { ImageListFields } from './schema.ts';

export const definition = defineModule<ImageListFields>({
  code: 'imageList',
  isVisible: ({ fields }) => filterWithImage(fields.images).length > 0,
});
