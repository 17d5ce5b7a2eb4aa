/** Whether the page is a preview whose origin nothing else has: it has no cookies, storage or service worker. */
export const isIsolatedPage = (): boolean => window.origin === 'null';
