import { defineModule } from '../definition.ts';
import type { TextWithLinkFields } from './schema.ts';

export const definition = defineModule<TextWithLinkFields>({
  code: 'textWithLink',
  isVisible: ({ fields }) => Boolean(fields.text || fields.linkText),
});
