import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  copy: ['复制', 'Copy'],
  failed: ['没能复制，请手动选取', 'It could not be copied; please select it by hand'],
});
