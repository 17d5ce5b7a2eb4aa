import { defineModule } from '../definition.ts';
import { filterWithImage } from '../parts/pictures.ts';
import type { CardCarouselListFields } from './schema.ts';

export const definition = defineModule<CardCarouselListFields>({
  code: 'cardCarouselList',
  isVisible: ({ fields }) => filterWithImage(fields.cards).length > 0,
});
