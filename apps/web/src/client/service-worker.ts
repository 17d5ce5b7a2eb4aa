import { isIsolatedPage } from '@vitrine/platform/isolated-page';

const WORKER = '/service-worker.js';

/** Registers the worker that stores pages for offline use, after the page has loaded. */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || isIsolatedPage()) return;
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register(WORKER)
      .catch((cause: unknown) => console.warn('Service worker registration failed', cause));
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register, { once: true });
}
