import { type Api, createClient, type Transport } from '@vitrine/client';
import { DEFAULT_COUNTRY, type Language, type ShippingCountryCode } from '@vitrine/kit';

const pass = <T>(message: T): T => message;

/** The client that pages are rendered with: it calls this very process. */
export const pageApi =
  (transport: Transport) =>
  (language: Language, country: ShippingCountryCode = DEFAULT_COUNTRY): Api =>
    createClient({
      baseUrl: '/',
      withCredentials: false,
      interceptors: { request: pass, response: pass },
      transport,
      // Two visitors may ask the same at once; neither cancels the other.
      cancelsOlder: false,
      context: () => ({ language, country }),
    });
