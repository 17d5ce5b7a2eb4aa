import { createContext } from 'react';

/** Sends the form around a button or a field, where the host's own form is not relied upon. */
export const SendContext = createContext<(() => void) | undefined>(undefined);
