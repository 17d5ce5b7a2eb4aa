import { defineModule } from '../definition.ts';
import type { VideoFields } from './schema.ts';

export const definition = defineModule<VideoFields>({ code: 'video' });
