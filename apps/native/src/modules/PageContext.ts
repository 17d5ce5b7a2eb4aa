import { createContext, useContext } from 'react';

const PageIdContext = createContext('');

export const PageIdProvider = PageIdContext.Provider;

/** The id of the page that a module stands on. */
export const usePageId = (): string => useContext(PageIdContext);
