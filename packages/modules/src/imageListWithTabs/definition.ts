import { defineModule } from '../definition.ts';
import { filterWithImage } from '../parts/pictures.ts';
import type { ImageListWithTabsFields } from './schema.ts';

export const definition = defineModule<ImageListWithTabsFields>({
  code: 'imageListWithTabs',
  isVisible: ({ fields }) => fields.tabs.some(({ images }) => filterWithImage(images).length > 0),
});
