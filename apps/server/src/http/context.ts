import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_COUNTRY,
  DEFAULT_CURRENCY,
  type Language,
  parseLanguage,
  SYMBOLS,
} from '@vitrine/kit';
import type { Session, ShopperSession } from '../sessions/session.ts';

/** What every call says about who is asking; the base headers of the interface. */
export interface Caller {
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
}

/** What a handler knows beside the parts of its call. */
export interface CallContext extends Caller {
  readonly requestId: string;
  /** The network address the call came from. */
  readonly address: string;
  /** Chosen by the caller; calls with the same one are the same call, sent again. */
  readonly idempotencyKey: string | undefined;
  /** The session the call came with, if it is one. */
  findSession(): Promise<Session | undefined>;
  /** Hands a browser its session; mini-programs and the app keep the key of the answer themselves. */
  giveSession(key: string, expiresAt: Date): void;
  /** Lets a browser keep its cookie for as long as the session now lasts. */
  keepSession(expiresAt: Date): void;
  takeSession(): void;
}

export interface SessionContext extends CallContext {
  readonly session: Session;
}

export interface ShopperContext extends SessionContext {
  readonly session: ShopperSession;
  readonly shopperId: string;
}

/** What a handler knows, by who may call it. */
export interface CallContexts {
  anyone: CallContext;
  session: SessionContext;
  shopper: ShopperContext;
}

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
