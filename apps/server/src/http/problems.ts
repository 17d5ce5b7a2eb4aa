import type { ErrorCode } from '@vitrine/contract';
import { formatMessage, type Language } from '@vitrine/kit';
import { ApiProblem, type FieldError } from './api-problem.ts';

interface ProblemDefinition {
  code: ErrorCode;
  zh: string;
  en: string;
}

interface Details {
  /** Values for the `{name}` placeholders of the message. */
  values?: Readonly<Record<string, string | number>>;
  fields?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * Defines the problems of a resource by reason, with the message that a shopper reads.
 *
 * @example
 * const problem = defineProblems({ 'sold-out': { code: 'conflict', zh: '已售罄', en: 'Sold out' } });
 * throw problem('sold-out', context.language);
 */
export const defineProblems = <R extends string>(
  definitions: Readonly<Record<R, ProblemDefinition>>,
) =>
  Object.assign(
    (reason: R, language: Language, { values = {}, ...details }: Details = {}): ApiProblem => {
      const { code, zh, en } = definitions[reason];
      const message = formatMessage(language === 'zh-CN' ? zh : en, values);
      return new ApiProblem(code, message, { reason, ...details });
    },
    { definitions },
  );
