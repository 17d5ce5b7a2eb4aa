import { defineModule } from '../definition.ts';
import type { CustomHTMLFields } from './schema.ts';

export const definition = defineModule<CustomHTMLFields>({
  code: 'customHTML',
  isVisible: ({ fields }) => fields.content.trim() !== '',
});
