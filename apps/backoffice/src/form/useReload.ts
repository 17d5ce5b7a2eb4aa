import { App } from 'antd';
import { useState } from 'react';
import { useProblemText } from '../api/useProblemText.ts';

interface ReloadableQuery {
  refetch(): Promise<{ readonly error: unknown }>;
}

/**
 * Reads again what a form edits. The number is a part of the form's key, so that the form starts with what was
 * read; when it could not be read, the form keeps what was typed.
 */
export function useReload(query: ReloadableQuery): [round: number, reload: () => void] {
  const { message } = App.useApp();
  const toText = useProblemText();
  const [round, setRound] = useState(0);
  const reload = () =>
    void query
      .refetch()
      .then(({ error }) =>
        error ? void message.error(toText(error)) : setRound((count) => count + 1),
      );
  return [round, reload];
}
