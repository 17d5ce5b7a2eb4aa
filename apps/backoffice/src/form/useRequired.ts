import { useMessages } from '../language/LanguageProvider.tsx';
import { partMessages } from '../parts/messages.ts';

/** The rule of a field that must not be empty. */
export const useRequired = () => [{ required: true, message: useMessages(partMessages).required }];
