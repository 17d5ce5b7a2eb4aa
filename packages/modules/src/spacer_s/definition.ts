import { defineModule } from '../definition.ts';
import type { SpacerFields } from './schema.ts';

export const definition = defineModule<SpacerFields>({
  code: 'spacer_s',
  bare: true,
  isVisible: ({ fields }) => fields.size > 0,
});
