import { errorCode, errorMessage } from '@vitrine/client';
import { type Target, useMessages } from '@vitrine/platform';
import { setSpinner } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { useToast } from '@vitrine/ui';
import { useCallback, useRef, useState } from 'react';
import { messages } from './messages.ts';
import { useEndSession } from './useEndSession.ts';

export interface ActionOptions {
  /** Where an error message is shown: in a toast, by the caller from `error`, or by a function. */
  showErrorAs?: 'toast' | 'note' | ((message: string) => void);
  /** The message of an error that the server gives none for. */
  failed?: string;
  /** The page to return to after a log-in, for screens that do not ask for one by themselves. */
  returnTo?: Target;
  /** An unauthorised response is shown like any other error, for calls that log in. */
  keepsSession?: boolean;
  /** Stays pending after a success, for actions that open another screen. */
  leavesScreen?: boolean;
  /** Covers the screen with a spinner while pending, so that nothing else can be pressed. */
  blocksScreen?: boolean;
  /** Handles an error itself when it returns true; no message is shown then. */
  onError?(error: unknown): boolean | undefined | Promise<boolean | undefined>;
}

export interface RunOptions {
  /** What the action is about, where a screen shows the progress of one among several. */
  id?: string;
  /** Shows the change at once; the returned function takes it back when the action fails. */
  optimistic?(): () => void;
}

/**
 * Runs one action at a time: it ignores a second press while pending, shows the outcome, and ends a
 * session that the server no longer knows. State table: idle -> pending (run) -> idle (done or failed).
 */
export function useAction(options: ActionOptions = {}) {
  const t = useMessages(messages);
  const toast = useToast();
  const dispatch = useDispatch();
  const endSession = useEndSession();
  const isRunning = useRef(false);
  const [pendingId, setPendingId] = useState<string>();
  const [error, setError] = useState<string>();
  const latest = useRef(options);
  latest.current = options;

  const showError = useCallback(
    async (cause: unknown) => {
      const { onError, failed, showErrorAs, returnTo, keepsSession } = latest.current;
      if (await onError?.(cause)) return;
      if (errorCode(cause) === 'unauthorised' && !keepsSession) return endSession(returnTo);
      const message = errorMessage(cause) ?? failed ?? t.failed;
      if (typeof showErrorAs === 'function') showErrorAs(message);
      else if (showErrorAs === 'note') setError(message);
      else toast(message, { icon: 'info' });
    },
    [endSession, t, toast],
  );

  /** Resolves to true once the work is done. A text that the work returns is shown as its success. */
  const run = useCallback(
    async (
      work: () => Promise<unknown>,
      { id = '', optimistic }: RunOptions = {},
    ): Promise<boolean> => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setPendingId(id);
      setError(undefined);
      const { blocksScreen } = latest.current;
      if (blocksScreen) dispatch(setSpinner(true));
      const undo = optimistic?.();
      let isDone = false;
      try {
        const done = await work();
        isDone = true;
        if (typeof done === 'string') toast(done, { icon: 'done' });
      } catch (cause) {
        undo?.();
        await showError(cause);
      } finally {
        if (blocksScreen) dispatch(setSpinner(false));
        if (!isDone || !latest.current.leavesScreen) {
          isRunning.current = false;
          setPendingId(undefined);
        }
      }
      return isDone;
    },
    [dispatch, showError, toast],
  );

  return { run, isPending: pendingId !== undefined, pendingId, error, setError };
}
