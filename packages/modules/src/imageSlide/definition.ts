import { defineModule } from '../definition.ts';
import { withSource } from '../parts/pictures.ts';
import type { ImageSlideFields } from './schema.ts';

export const definition = defineModule<ImageSlideFields>({
  code: 'imageSlide',
  isVisible: ({ fields }) => withSource(fields.images).length > 0,
});
