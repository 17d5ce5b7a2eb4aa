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

/** Does what loses unsaved changes, or lets the form with them ask first. */
export function confirmLoss(proceed: () => void): void {
  const [ask] = questions;
  if (ask) ask(proceed);
  else proceed();
}

/** Navigates, or lets a form with unsaved changes ask first. */
export const confirmNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options);
  if (options?.state === KEEPS_FORMS) go();
  else confirmLoss(go);
};
