import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_CURRENCY, type Language, parseLanguage, SYMBOLS } from '@vitrine/kit';

/** What every call says about who is asking; the base headers of the interface. */
export interface Caller {
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
}

/** What a handler knows beside the parts of its call. */
export interface CallContext extends Caller {
  readonly requestId: string;
}

const DEFAULT_COUNTRY = 'CN';
const COUNTRY = /^[A-Z]{2}$/;

const first = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;

/** Reads the base headers. What makes no sense counts as absent, so that answers stay few. */
export function readCaller(headers: IncomingHttpHeaders): Caller {
  const country = first(headers.country) ?? DEFAULT_COUNTRY;
  const currency = first(headers.currency) ?? DEFAULT_CURRENCY;
  return {
    language: parseLanguage(headers['accept-language']),
    country: COUNTRY.test(country) ? country : DEFAULT_COUNTRY,
    currency: Object.hasOwn(SYMBOLS, currency) ? currency : DEFAULT_CURRENCY,
  };
}

/** Callers with the same key get the same answer to the same question. */
export const callerKey = ({ language, country, currency }: Caller): string =>
  `${language} ${country} ${currency} `;

/** The headers that an answer depends on. */
export const VARY = 'accept-language, country, currency, accept-encoding';
