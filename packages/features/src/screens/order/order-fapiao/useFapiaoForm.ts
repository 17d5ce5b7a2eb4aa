import type { FapiaoInput } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { messages } from './messages.ts';
import { type FapiaoDraft, findProblem, toInput } from './rules.ts';

/** The draft of a fapiao, which is sent once no field is missing or wrong. */
export function useFapiaoForm(initial: FapiaoDraft, save: (input: FapiaoInput) => Promise<string>) {
  const t = useMessages(messages);
  const [draft, setDraft] = useState(initial);
  const [isSubmitted, setSubmitted] = useState(false);
  const { run, isPending, error, setError } = useAction({ showErrorAs: 'note', failed: t.failed });
  const problem = findProblem(draft);

  async function send(): Promise<void> {
    setSubmitted(true);
    if (!problem) await run(() => save(toInput(draft)));
  }

  function update(change: Partial<FapiaoDraft>): void {
    setDraft({ ...draft, ...change });
    setError(undefined);
  }

  return { draft, update, send, isPending, error, problem: isSubmitted ? problem : undefined };
}
