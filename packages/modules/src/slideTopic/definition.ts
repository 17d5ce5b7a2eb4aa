import { defineModule } from '../definition.ts';
import { shownTopics } from './rules.ts';
import type { SlideTopicFields } from './schema.ts';

export const definition = defineModule<SlideTopicFields>({
  code: 'slideTopic',
  isVisible: ({ fields }) => shownTopics(fields.topics).length > 0,
});
