import { createContext } from 'react';

/**
 * How often the shopper has come back to a page that stood meanwhile, or pulled at it: each time, what
 * is theirs is fetched anew behind what is shown. On the web, going back draws a page again.
 */
export const ComingBackContext = createContext(0);
