import { type Api, createClient } from '@vitrine/client';
import { DEFAULT_COUNTRY, type Language, type ShippingCountryCode } from '@vitrine/kit';
import type { createLocalTransport } from '../http/local-transport.ts';

const identity = <T>(message: T): T => message;

export type OnIds = (ids: readonly string[]) => void;

/** Creates the API client of the page renderer, which calls this process and is given the ids of all data. */
export const createPageApi =
  (transport: ReturnType<typeof createLocalTransport>) =>
  (
    language: Language,
    country: ShippingCountryCode = DEFAULT_COUNTRY,
    onIds: OnIds = () => {},
  ): Api =>
    createClient({
      baseUrl: '/',
      withCredentials: false,
      interceptors: { request: identity, response: identity },
      transport: async (request) => {
        const response = await transport(request);
        onIds(response.ids);
        return response;
      },
      // Simultaneous requests of two visitors must not cancel each other.
      cancelsPrevious: false,
      context: () => ({ language, country }),
    });
