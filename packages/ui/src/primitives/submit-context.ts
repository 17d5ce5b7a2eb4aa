import { createContext } from 'react';

/** Submits the surrounding form in mini-programs, where `Form` does not use the native form. */
export const SubmitContext = createContext<(() => void) | undefined>(undefined);
