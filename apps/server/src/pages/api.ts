import { type Api, createClient } from '@vitrine/client';
import { calls } from '@vitrine/contract';
import { DEFAULT_COUNTRY, type Language, type ShippingCountryCode } from '@vitrine/kit';
import type { createLocalTransport } from '../http/local-transport.ts';
import { NO_TRAITS, TRAITS_HEADER, type VisitorTraits } from '../http/visitor-traits.ts';

const identity = <T>(message: T): T => message;

/** The only address whose answer differs between visitors. */
const CONTENTS = calls.searchContents.path;

export type OnIds = (ids: readonly string[]) => void;

/** Creates the API client of the page renderer, which calls this process and is given the ids of all data. */
export const createPageApi =
  (transport: ReturnType<typeof createLocalTransport>) =>
  (
    language: Language,
    country: ShippingCountryCode = DEFAULT_COUNTRY,
    onIds: OnIds = () => {},
    { text }: VisitorTraits = NO_TRAITS,
  ): Api =>
    createClient({
      baseUrl: '/',
      withCredentials: false,
      interceptors: {
        request: (request) =>
          text && request.url.startsWith(CONTENTS)
            ? { ...request, headers: { ...request.headers, [TRAITS_HEADER]: text } }
            : request,
        response: identity,
      },
      transport: async (request) => {
        const response = await transport(request);
        onIds(response.ids);
        return response;
      },
      // Simultaneous requests of two visitors must not cancel each other.
      cancelsPrevious: false,
      context: () => ({ language, country }),
    });
