import { defineModule } from '../definition.ts';
import type { SpacerFields } from './schema.ts';

export const definition = defineModule<SpacerFields>({
  code: 'spacer_s',
  noPadding: true,
  isVisible: ({ fields }) => fields.size > 0,
});
