import type { ErrorCode } from '@vitrine/contract';
import { fill, type Language } from '@vitrine/kit';
import { ApiError, type FieldError } from './api-error.ts';

interface Refusal {
  code: ErrorCode;
  zh: string;
  en: string;
}

interface Details {
  /** Put into the words where they say `{name}`. */
  values?: Readonly<Record<string, string | number>>;
  fields?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * The refusals of a resource, by reason: what a program reads, and what a shopper reads.
 *
 * @example
 * const refuse = refusals({ 'sold-out': { code: 'conflict', zh: '已售罄', en: 'Sold out' } });
 * throw refuse('sold-out', context.language);
 */
export const refusals =
  <R extends string>(table: Readonly<Record<R, Refusal>>) =>
  (reason: R, language: Language, { values = {}, ...details }: Details = {}): ApiError => {
    const { code, zh, en } = table[reason];
    const message = fill(language === 'zh-CN' ? zh : en, values);
    return new ApiError(code, message, { reason, ...details });
  };
