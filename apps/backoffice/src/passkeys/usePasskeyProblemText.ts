import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { passkeyMessages } from './messages.ts';
import { PasskeyError } from './use-passkey.ts';

/** What the operator reads when a passkey did not work, in the browser or at the server. */
export function usePasskeyProblemText() {
  const texts = useMessages(passkeyMessages);
  const toText = useProblemText();
  return (error: unknown): string =>
    error instanceof PasskeyError ? texts[error.fault] : toText(error);
}
