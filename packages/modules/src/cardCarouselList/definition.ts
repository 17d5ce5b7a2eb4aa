import { defineModule } from '../definition.ts';
import { withSource } from '../parts/pictures.ts';
import type { CardCarouselListFields } from './schema.ts';

export const definition = defineModule<CardCarouselListFields>({
  code: 'cardCarouselList',
  isVisible: ({ fields }) => withSource(fields.cards).length > 0,
});
