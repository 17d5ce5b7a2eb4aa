/** A shopper or guest with a session. */
export interface Visitor {
  readonly key: string;
  readonly bagId: string;
  readonly shopperId: string | null;
}

/** The untyped parts of a request, so that invalid ones can be sent too. */
export interface CallInput {
  /** The session of the request; without one it is sent without a session. */
  visitor?: Visitor;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The file of an upload. */
  file?: Buffer;
  headers?: Readonly<Record<string, string>>;
}
