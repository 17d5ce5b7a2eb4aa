import { defineModule } from '../definition.ts';
import type { TextFields } from './schema.ts';

export const definition = defineModule<TextFields>({
  code: 'text',
  isVisible: ({ fields }) => Boolean(fields.title || fields.content),
});
