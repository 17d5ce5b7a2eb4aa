import { useApi } from '@vitrine/client/react';
import type { PromptMoment } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import type { MessagePromptAction } from './useMessagePrompt.types.ts';

const NONE: readonly string[] = [];

/** Asks the shopper to accept messages of the vendor. What to ask for is loaded before the tap. */
export function useMessagePrompt(moment: PromptMoment): MessagePromptAction {
  const api = useApi();
  const { messagePrompt } = usePlatform();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [codes, setCodes] = useState(NONE);

  useEffect(() => {
    if (!messagePrompt || !isLoggedIn) return;
    let isCurrent = true;
    api.listMessagePrompts({ query: { vendor: messagePrompt.vendor } }).then(
      ({ prompts }) => {
        const found = prompts.find((prompt) => prompt.moment === moment);
        if (isCurrent) setCodes(found?.templateCodes ?? NONE);
      },
      // Without the list nothing is asked.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api, messagePrompt, isLoggedIn, moment]);

  async function ask(): Promise<boolean> {
    if (!messagePrompt || codes.length === 0) return false;
    const answers = await messagePrompt.ask(codes);
    // A shopper who refused is not asked again on this screen.
    if (!answers.some(({ isAccepted }) => isAccepted)) setCodes(NONE);
    if (answers.length === 0) return false;
    const body = { vendor: messagePrompt.vendor, answers };
    const isSaved = await api.saveMessagePermissions({ body }).then(
      () => true,
      () => false,
    );
    return isSaved && answers.some(({ isAccepted }) => isAccepted);
  }

  return { canAsk: codes.length > 0, ask };
}
