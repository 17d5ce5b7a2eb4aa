import { errorCode, errorMessage } from '@vitrine/client';
import { useCallback } from 'react';
import { useMessages } from '../language/LanguageProvider.tsx';
import { problemMessages } from './messages.ts';

/** The message of a failed call in the operator's language. */
export function useProblemText() {
  const texts = useMessages(problemMessages);
  return useCallback(
    (error: unknown): string => {
      if (errorCode(error) === 'network') return texts.network;
      if (errorCode(error) === 'precondition-failed') return errorMessage(error) ?? texts.stale;
      return errorMessage(error) ?? texts.unknown;
    },
    [texts],
  );
}
