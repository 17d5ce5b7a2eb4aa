import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { newUuid } from '@vitrine/kit';
import { App } from 'antd';
import { useRef } from 'react';
import { useProblemText } from './useProblemText.ts';

/** After these the change may have been made: the next try of the same request keeps its key. */
const UNANSWERED = ['network', 'timeout', 'unavailable', 'unknown', 'cancelled'];
/** After these another operator was faster, and what is shown is stale. */
const OUTDATED = ['conflict', 'precondition-failed'];

/** The request as a text, to recognise another try of it. A file has no text of its own. */
const describeRequest = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  ) ?? '';

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

/**
 * A change started by an operator: it runs once however often it is pressed, tells its result, and refetches
 * what it made stale.
 */
export function useAction<T = void, R = unknown>(options: ActionOptions<T, R>) {
  const { message } = App.useApp();
  const client = useQueryClient();
  const toText = useProblemText();
  const attempt = useRef<{ request: string; idempotencyKey: string }>(undefined);
  const running = useRef(new Set<string>());
  const refetch = () =>
    Promise.all(
      (options.changes ?? []).map((first) => client.invalidateQueries({ queryKey: [first] })),
    );
  const { mutate, isPending } = useMutation({
    mutationFn: (input: T) => {
      const request = describeRequest(input);
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
      await refetch();
    },
    onError: (error) => {
      const code = errorCode(error) ?? '';
      if (!UNANSWERED.includes(code)) attempt.current = undefined;
      // The operator has chosen not to go on, and finds everything as it was.
      if (code === 'cancelled') return;
      // A screen that handles the problem itself keeps what was typed.
      if (options.onProblem?.(error)) return;
      message.error(toText(error));
      if (OUTDATED.includes(code)) void refetch();
    },
    onSettled: (_result, _error, input) => running.current.delete(describeRequest(input)),
  });
  const run = (input: T) => {
    const request = describeRequest(input);
    if (running.current.has(request)) return;
    running.current.add(request);
    mutate(input);
  };
  return { run, isPending };
}
