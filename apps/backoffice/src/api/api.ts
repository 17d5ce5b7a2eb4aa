import { QueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { readLanguage } from '../language/stored-language.ts';
import { askForConfirmation } from '../session/confirmation.ts';
import { createAdminApi } from './admin-api.ts';

/** What will not succeed by asking again. */
const FINAL_CODES = ['unauthorised', 'forbidden', 'not-found', 'bad-input', 'conflict'];
const RETRIES = 2;
const FRESH_MS = 10_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (count, error) => count < RETRIES && !FINAL_CODES.includes(errorCode(error) ?? ''),
    },
  },
});

export const SESSION_KEY = ['session'] as const;

export const api = createAdminApi({
  getLanguage: readLanguage,
  confirm: askForConfirmation,
  onSessionEnd: () => queryClient.setQueryData(SESSION_KEY, null),
});
