export interface LeaveAlertDeps {
  /** The host accepts an alert only for the page on top. */
  isOnTop(): boolean;
  /** Whether the back gesture closes an overlay, instead of leaving the page. */
  isIntercepted(): boolean;
  /** The question of unsaved changes, or undefined when there are none. */
  getQuestion(): string | undefined;
  enable(question: string): void;
  disable(): void;
}

/**
 * Gives the host the question that it asks before it leaves a page. The returned function is called whenever
 * the answer of a dependency may have changed.
 */
export function createLeaveAlert(deps: LeaveAlertDeps): () => void {
  const { isOnTop, isIntercepted, getQuestion, enable, disable } = deps;
  let hostQuestion: string | undefined;

  return function updateAlert() {
    const question = isIntercepted() ? undefined : getQuestion();
    if (question === hostQuestion || !isOnTop()) return;
    hostQuestion = question;
    if (question === undefined) disable();
    else enable(question);
  };
}
