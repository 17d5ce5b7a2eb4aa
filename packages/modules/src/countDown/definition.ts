import { defineModule } from '../definition.ts';
import type { CountDownFields } from './schema.ts';

export const definition = defineModule<CountDownFields>({ code: 'countDown' });
