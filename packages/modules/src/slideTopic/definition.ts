import { defineModule } from '../definition.ts';
import { listTopicsWithImage } from './rules.ts';
import type { SlideTopicFields } from './schema.ts';

export const definition = defineModule<SlideTopicFields>({
  code: 'slideTopic',
  isVisible: ({ fields }) => listTopicsWithImage(fields.topics).length > 0,
});
