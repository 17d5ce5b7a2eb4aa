import { type Api, errorCode, isCancelled, isMissing } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import type { Language } from '@vitrine/kit';
import { type Target, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { type Store, selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { startTransition, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { leave } from '../session/enter.ts';
import { ComingBackContext } from './coming-back.ts';
import { newController } from './controller';
import { messages } from './messages.ts';

export interface OwnContext {
  api: Api;
  store: Store;
  language: Language;
  now: number;
  signal: AbortSignal;
}

export interface OwnOptions {
  /** Where the shopper is, to come back to after logging in. */
  here: Target;
  /** What is shown depends on it: another key is fetched anew. */
  of: string;
  /** A guest has one too: nobody is asked to log in. */
  ofGuests?: boolean | undefined;
  load(context: OwnContext): Promise<unknown>;
}

export type OwnState =
  | { state: 'waiting' }
  | { state: 'standing' }
  | { state: 'missing' }
  | { state: 'failed'; isOffline: boolean };

const WAITING: OwnState = { state: 'waiting' };
const STANDING: OwnState = { state: 'standing' };

/** What a failure means to whoever waits; undefined when the session has ended meanwhile. */
function stateAfter(error: unknown): OwnState | undefined {
  if (errorCode(error) === 'unauthorised') return undefined;
  if (isMissing(error)) return { state: 'missing' };
  return { state: 'failed', isOffline: errorCode(error) === 'network' };
}

/**
 * Fetches what belongs to one shopper. A page is drawn for nobody in particular, so this happens once
 * it is known who is there; whoever is not logged in is asked to, and comes back, unless guests have it too.
 */
export function useOwn({ here, of, ofGuests, load }: OwnOptions): OwnState & { retry: () => void } {
  const api = useApi();
  const store = useStore();
  const language = useLanguage();
  const { login } = usePlatform();
  const { ended } = useMessages(messages);
  const toast = useToast();
  const isKnown = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [own, setOwn] = useState<OwnState>(WAITING);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ here, load });
  latest.current = { here, load };
  const standsFor = useRef<string>(undefined);
  const asked = [of, attempt, useContext(ComingBackContext)].join(' ');

  useEffect(() => {
    if (!isKnown || asked === '') return;
    if (!isLoggedIn && !ofGuests) {
      login.open(latest.current.here, { replace: true });
      return;
    }
    const controller = newController();
    const { signal } = controller;
    const failed = (error: unknown): void => {
      if (signal.aborted || isCancelled(error)) return;
      const next = stateAfter(error);
      // What is fetched anew behind what stands leaves it there when nobody answers.
      const isBehind = standsFor.current === of && next?.state === 'failed';
      if (next) setOwn((before) => (isBehind && before.state === 'standing' ? before : next));
      else {
        leave(store);
        if (isLoggedIn) toast(ended);
      }
    };
    latest.current.load({ api, store, language, now: Date.now(), signal }).then(() => {
      if (signal.aborted) return;
      standsFor.current = of;
      // Drawn in pieces behind the skeleton, so that a tap in between is answered.
      startTransition(() => setOwn(STANDING));
    }, failed);
    return () => controller.abort();
  }, [isKnown, isLoggedIn, ofGuests, of, asked, api, store, language, login, toast, ended]);

  const retry = useCallback(() => {
    setOwn(WAITING);
    setAttempt((count) => count + 1);
  }, []);
  return { ...own, retry };
}
