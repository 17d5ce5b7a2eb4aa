const WORKER = '/service-worker.js';

/** Keeps what was seen for when there is no network. It waits until the page itself is done. */
export function keepForOffline(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register(WORKER)
      .catch((cause: unknown) => console.warn('nothing will be kept for later', cause));
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', register, { once: true });
}
