import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anybody, anybody with a session (guests too), or a logged-in shopper. */
export type Caller = 'anyone' | 'session' | 'shopper';

/**
 * One call, defined once. The server, the client, the documents and the tests all hang from it.
 * `path` is written as the specification writes it: `/api/v1/products/{id}`.
 */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly caller: Caller;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is one file instead, in the field `file` of a form. */
  readonly upload?: { readonly maxBytes: number };
  readonly response: z.ZodType;
  /** The answer is bytes instead of JSON: a picture. Its `response` is `bytes`. */
  readonly binary?: true;
  /** What else may be answered, beside the errors any call may answer. */
  readonly errors?: readonly ('not-found' | 'conflict' | 'unauthorised' | 'forbidden')[];
  /** A newer call of the same name cancels an older one that is still under way. */
  readonly cancellable?: true;
  /** Statuses that are answered as they are instead of being raised. */
  readonly tolerates?: readonly number[];
  /** How long an anonymous answer may be kept, in seconds. Absent: not at all. */
  readonly cacheSeconds?: number;
}

/** A file as a handler gets it. Its type is what the sender claims. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
}

/** A file as a caller hands it over: a browser's, or the path of one that a mini-program has chosen. */
export type Sendable = Blob | { readonly filePath: string };

/** Defines a call. Keeps the literal types, so that everything else can be inferred. */
export const call = <const C extends Call>(definition: C): C => definition;

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

/** What a handler gets: every part parsed and defaulted. */
export interface Parts<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: C extends { upload: object }
    ? Upload
    : C extends { body: z.ZodType }
      ? z.output<C['body']>
      : undefined;
}

type Part<K extends string, S> = [S] extends [never]
  ? unknown
  : Record<never, never> extends S
    ? { [P in K]?: S }
    : { [P in K]: S };

/** What a caller of the client hands over: only the parts that the call has. */
export type Input<C extends Call> = Part<'params', Sent<C['params']>> &
  Part<'query', Sent<C['query']>> &
  (C extends { upload: object } ? { file: Sendable } : Part<'body', Sent<C['body']>>);

/** What a handler answers, before it is written as JSON. */
export type Answer<C extends Call> = z.input<C['response']>;

/** What a caller reads. */
export type Reply<C extends Call> = z.output<C['response']>;
