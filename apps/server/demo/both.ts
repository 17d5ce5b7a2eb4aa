import type { Localised } from '@vitrine/kit';

/** A text in both languages; the English is written anew, not translated. */
export const both = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });
