import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { newUuid } from '@vitrine/kit';
import { App } from 'antd';
import { useRef } from 'react';
import { useProblemText } from './useProblemText.ts';

/** After these the change may have been made: the next try of the same request keeps its key. */
const UNANSWERED = ['network', 'timeout', 'unavailable', 'unknown', 'cancelled'];

interface ActionOptions<T, R> {
  /** Makes the call. Tries of the same request without an answer share the key. */
  run(input: T, options: { idempotencyKey: string }): Promise<R>;
  /** The lists and details that the change makes stale, by the first part of their query key. */
  changes?: readonly string[];
  /** What the operator reads after success. */
  doneText?: string | ((result: R) => string);
  onDone?(result: R, input: T): void;
  /** Handles a failure, for example at the fields of a form. Returns whether it did. */
  onProblem?(error: unknown): boolean;
}

/** A change started by an operator: it runs once, tells its result, and refetches what it made stale. */
export function useAction<T = void, R = unknown>(options: ActionOptions<T, R>) {
  const { message } = App.useApp();
  const client = useQueryClient();
  const toText = useProblemText();
  const attempt = useRef<{ request: string; idempotencyKey: string }>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: T) => {
      const request = JSON.stringify(input) ?? '';
      if (attempt.current?.request !== request)
        attempt.current = { request, idempotencyKey: newUuid() };
      return options.run(input, { idempotencyKey: attempt.current.idempotencyKey });
    },
    onSuccess: async (result, input) => {
      attempt.current = undefined;
      const { doneText } = options;
      const text = typeof doneText === 'function' ? doneText(result) : doneText;
      if (text) message.success(text);
      options.onDone?.(result, input);
      await Promise.all(
        (options.changes ?? []).map((first) => client.invalidateQueries({ queryKey: [first] })),
      );
    },
    onError: (error) => {
      if (!UNANSWERED.includes(errorCode(error) ?? '')) attempt.current = undefined;
      if (!options.onProblem?.(error)) message.error(toText(error));
    },
  });
  return { run: mutate, isPending };
}
