import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress } from '../../notifications/networks.ts';
import { createTimeLimitSignal } from '../../time-limit.ts';

export type PublicFileFault = 'url-not-public' | 'url-unreachable' | 'file-too-large';

export class PublicFileError extends Error {
  override name = 'PublicFileError';
  readonly fault: PublicFileFault;

  constructor(fault: PublicFileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

interface FetchOptions {
  /** Takes the first bytes of a larger file, instead of refusing it. */
  readonly isBeginning?: boolean;
}

/** Fetches a file from a public https URL. Throws a `PublicFileError`. */
export type FetchPublicFile = (
  url: string,
  maxBytes: number,
  options?: FetchOptions,
) => Promise<Uint8Array>;

interface Reading extends FetchOptions {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

interface FetcherOptions {
  isAllowed: (address: string) => boolean;
  ports: readonly string[];
  /** The certificate authorities of tests. */
  tls?: Pick<RequestOptions, 'ca' | 'checkServerIdentity'>;
  deadlineMs: number;
}

/** `URL` leaves out the standard port. */
const PUBLIC: FetcherOptions = {
  isAllowed: (address) => isAllowedAddress(address, []),
  ports: [''],
  deadlineMs: 10_000,
};
const MAX_REDIRECTS = 3;

/** Resolves a name to public addresses only, at the moment of the connection: a later answer may differ. */
const createLookup =
  (isAllowed: FetcherOptions['isAllowed']): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const allowed = addresses.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return callback(new PublicFileError('url-not-public'), '');
      if (options.all) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };

/** Reads a URL that names a public server. An IP address is checked here, because it is not looked up. */
function parsePublicUrl(text: string, { isAllowed, ports }: FetcherOptions, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url) throw new PublicFileError('url-not-public');
  const { protocol, port, username, password, hostname } = url;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const isPublic =
    protocol === 'https:' &&
    ports.includes(port) &&
    !username &&
    !password &&
    (isIP(address) === 0 || isAllowed(address));
  if (!isPublic) throw new PublicFileError('url-not-public');
  return url;
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, isBeginning = false }: Reading,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes && !isBeginning) throw new PublicFileError('file-too-large');
    chunks.push(chunk);
    if (size > maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

const openResponse = (url: URL, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });

/** Creates a fetcher that reaches public servers only, within a deadline. */
export function createPublicFileFetcher(changes: Partial<FetcherOptions> = {}): FetchPublicFile {
  const options: FetcherOptions = { ...PUBLIC, ...changes };
  const { isAllowed, tls, deadlineMs } = options;

  async function follow(url: URL, reading: Reading, redirects: number) {
    const response = await openResponse(url, {
      ...tls,
      agent: false,
      signal: reading.signal,
      lookup: createLookup(isAllowed),
      headers: { accept: 'image/*' },
    });
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readBody(response, reading);
      const isRedirect = statusCode >= 301 && statusCode <= 308 && headers.location;
      if (!isRedirect || redirects === MAX_REDIRECTS) throw new PublicFileError('url-unreachable');
      const next = parsePublicUrl(headers.location ?? '', options, url);
      return await follow(next, reading, redirects + 1);
    } finally {
      response.destroy();
    }
  }

  return async (text, maxBytes, fetchOptions = {}) => {
    try {
      const url = parsePublicUrl(text, options);
      const signal = createTimeLimitSignal(deadlineMs);
      return await follow(url, { ...fetchOptions, maxBytes, signal }, 0);
    } catch (cause) {
      if (cause instanceof PublicFileError) throw cause;
      throw new PublicFileError('url-unreachable', { cause });
    }
  };
}
