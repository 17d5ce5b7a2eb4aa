import type { AroundNavHandler } from 'wouter';

/** Asks the operator, and leaves if they agree. */
type AskToLeave = (leave: () => void) => void;

const questions = new Set<AskToLeave>();

/** Adds the question of a form with unsaved changes. Returns how to take it back. */
export function addLeaveQuestion(ask: AskToLeave): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** The state of a navigation within a page that keeps its forms, such as to another tab. */
export const KEEPS_FORMS = 'keeps-forms';

/** Navigates, or lets a form with unsaved changes ask first. */
export const confirmNavigation: AroundNavHandler = (navigate, to, options) => {
  const [ask] = options?.state === KEEPS_FORMS ? [] : questions;
  if (ask) ask(() => navigate(to, options));
  else navigate(to, options);
};
