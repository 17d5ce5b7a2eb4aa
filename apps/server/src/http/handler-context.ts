import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_COUNTRY,
  DEFAULT_CURRENCY,
  type Language,
  parseLanguage,
  SYMBOLS,
} from '@vitrine/kit';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Session, ShopperSession } from '../sessions/session.ts';
import type { AuditEntry, OperatorIdentity } from './operator-access.ts';
import type { PageVisitor } from './visitor.ts';
import type { VisitorTraits } from './visitor-traits.ts';

/** The base headers of the API: the language, country and currency of a request. */
export interface RequestLocale {
  readonly language: Language;
  readonly country: string;
  readonly currency: string;
}

/** What a handler gets besides the parts of its call. */
export interface HandlerContext extends RequestLocale {
  readonly requestId: string;
  /** The IP address of the caller. */
  readonly ip: string;
  /** Chosen by the caller: calls with the same key are retries of one call. */
  readonly idempotencyKey: string | undefined;
  /** The cookie of a browser that logged in before. */
  readonly deviceProof: string | undefined;
  /** The cookie of a browser with which operators logged in before. */
  readonly operatorDeviceProof: string | undefined;
  /** Whether a browser sent the call from a page of the shop. It gets its session by cookie only. */
  readonly isFromOwnPage: boolean;
  readonly userAgent: string | undefined;
  readonly visitor: PageVisitor;
  /** What the visitor sees differently on the pages of the call. */
  readonly traits: VisitorTraits;
  /** Writes a line to the log. It must not contain personal data. */
  logInfo(line: object, message: string): void;
  /** Finds the session of the request, if there is one. */
  findSession(): Promise<Session | undefined>;
  /** Sets the session cookie of a browser. Mini-programs and the app store the key from the response. */
  setSessionCookie(key: string, expiresAt: Date): void;
  /** Extends the session cookie to the new end of the session. */
  refreshSessionCookie(expiresAt: Date): void;
  clearSessionCookie(): void;
  /** Remembers in the browser that it logged in. */
  setDeviceCookie(proof: string, days: number): void;
  /** Remembers in the browser in which session of events a tested page was seen. */
  setTestedSessionCookie(session: string): void;
  /** Sets the session cookie of an operator; null removes it. */
  setOperatorCookie(key: string | null): void;
  /** Remembers in the browser that an operator logged in with it. */
  setOperatorDeviceCookie(proof: string, days: number): void;
  /** Counts a guest session that is about to be opened. Throws when the network has opened too many. */
  countGuestSession(): Promise<void>;
}

export interface SessionContext extends HandlerContext {
  readonly session: Session;
}

export interface ShopperContext extends SessionContext {
  readonly session: ShopperSession;
  readonly shopperId: string;
}

export interface OperatorContext extends HandlerContext {
  readonly operator: OperatorIdentity;
  /** Records a change in its own transaction. Each call that writes has to do so. */
  recordAudit(db: Kysely<Database>, entry: AuditEntry): Promise<void>;
  /** Does the work once for an idempotency key; a repeated call gets the result of the first one. */
  runOnce<Result>(
    trx: Transaction<Database>,
    now: number,
    request: unknown,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Rejects a change that was made from an older version of the row. */
  checkVersion(version: number): void;
}

/** The handler's context by who may use the call. */
export interface HandlerContexts {
  anyone: HandlerContext;
  session: SessionContext;
  shopper: ShopperContext;
  operator: OperatorContext;
}

const COUNTRY = /^[A-Z]{2}$/;

const first = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header[0] : header;

/** Reads the base headers. An invalid value counts as missing, so that the cache keeps few variants. */
export function readRequestLocale(headers: IncomingHttpHeaders): RequestLocale {
  const country = first(headers.country) ?? DEFAULT_COUNTRY;
  const currency = first(headers.currency) ?? DEFAULT_CURRENCY;
  return {
    language: parseLanguage(headers['accept-language']),
    country: COUNTRY.test(country) ? country : DEFAULT_COUNTRY,
    currency: Object.hasOwn(SYMBOLS, currency) ? currency : DEFAULT_CURRENCY,
  };
}

/** Requests with the same locale key get the same response to the same URL. */
export const localeKey = ({ language, country, currency }: RequestLocale): string =>
  `${language} ${country} ${currency} `;

/** The request headers that a response depends on. */
export const VARY = 'accept-language, country, currency, accept-encoding';
