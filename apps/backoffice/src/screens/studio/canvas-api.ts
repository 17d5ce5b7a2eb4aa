import { createClient, fetchTransport } from '@vitrine/client';

/** The calls of modules in the canvas, as a visitor without an account makes them. */
export const canvasApi = createClient({
  baseUrl: '/',
  withCredentials: false,
  interceptors: { request: (request) => request, response: (response) => response },
  transport: fetchTransport(),
  cancelsPrevious: false,
});
