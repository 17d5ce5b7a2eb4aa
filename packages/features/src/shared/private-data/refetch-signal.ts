import { createContext } from 'react';

/**
 * Counts how often the shopper returned to a page that stayed open, or pulled it to refresh. A change
 * loads private data again in the background. On the web, going back mounts the page again instead.
 */
export const RefetchSignalContext = createContext(0);
