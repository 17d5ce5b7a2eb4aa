import type { Localised } from '@vitrine/kit';

/** A text in both languages. */
export const localised = (zh: string, en: string): Localised => ({ 'zh-CN': zh, 'en-US': en });
