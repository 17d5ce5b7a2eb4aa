import { useApi } from '@vitrine/client/react';
import type { MessagePrompt, PromptMoment } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { type Store, selectBagId, selectIsLoggedIn } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import type { MessagePromptAction } from './useMessagePrompt.types.ts';

const NONE: readonly string[] = [];

interface LoadedPrompts {
  /** The shopper, by their bag. */
  readonly bagId: string;
  readonly prompts: Promise<readonly MessagePrompt[]>;
}

/** What the shopper of a store may be asked: loaded once for all parts that ask, and again after an answer. */
const loaded = new WeakMap<Store, LoadedPrompts>();

/** Asks the shopper to accept messages of the vendor. What to ask for is loaded before the tap. */
export function useMessagePrompt(moment: PromptMoment): MessagePromptAction {
  const api = useApi();
  const { messagePrompt } = usePlatform();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const bagId = useSelector(selectBagId);
  const [codes, setCodes] = useState(NONE);

  useEffect(() => {
    if (!messagePrompt || !isLoggedIn) return;
    let isCurrent = true;
    let known = loaded.get(store);
    if (known?.bagId !== bagId) {
      const answer = api.listMessagePrompts({ query: { vendor: messagePrompt.vendor } });
      known = { bagId, prompts: answer.then(({ prompts }) => prompts) };
      loaded.set(store, known);
    }
    known.prompts.then(
      (prompts) => {
        const found = prompts.find((prompt) => prompt.moment === moment);
        if (isCurrent) setCodes(found?.templateCodes ?? NONE);
      },
      // Without the list nothing is asked; the next part that asks tries again.
      () => loaded.delete(store),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, store, messagePrompt, isLoggedIn, bagId, moment]);

  async function ask(): Promise<boolean> {
    if (!messagePrompt || codes.length === 0) return false;
    const answers = await messagePrompt.ask(codes);
    // A shopper who refused is not asked again on this screen.
    if (!answers.some(({ isAccepted }) => isAccepted)) setCodes(NONE);
    if (answers.length === 0) return false;
    loaded.delete(store);
    const body = { vendor: messagePrompt.vendor, answers };
    const isSaved = await api.saveMessagePermissions({ body }).then(
      () => true,
      () => false,
    );
    return isSaved && answers.some(({ isAccepted }) => isAccepted);
  }

  return { canAsk: codes.length > 0, ask };
}
