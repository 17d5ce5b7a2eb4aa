import { useSyncExternalStore } from 'react';

interface Question {
  settle(isConfirmed: boolean): void;
}

let question: Question | null = null;
let answer: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function change(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks the operator to prove who they are; calls that ask meanwhile share the answer. */
export function askForConfirmation(): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    change({
      settle(isConfirmed) {
        answer = null;
        change(null);
        resolve(isConfirmed);
      },
    });
  });
  return answer;
}

/** Ends a question that waits, for example when the session is over. */
export const cancelConfirmation = (): void => question?.settle(false);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The question that waits for the operator. */
export const useConfirmationQuestion = (): Question | null =>
  useSyncExternalStore(subscribe, () => question);
