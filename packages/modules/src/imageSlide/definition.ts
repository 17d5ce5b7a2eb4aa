import { defineModule } from '../definition.ts';
import { filterWithImage } from '../parts/pictures.ts';
import type { ImageSlideFields } from './schema.ts';

export const definition = defineModule<ImageSlideFields>({
  code: 'imageSlide',
  isVisible: ({ fields }) => filterWithImage(fields.images).length > 0,
});
