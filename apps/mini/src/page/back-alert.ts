export interface BackAlertDeps {
  /** A host hears of an alert only for the page on top. */
  isOnTop(): boolean;
  /** Whether the way back is caught, and leads out of the page only afterwards. */
  isCaught(): boolean;
  enable(question: string): void;
  disable(): void;
}

/** What the host asks by itself before it leads back out of a page, told to it as soon as it can be. */
export function createBackAlert({ isOnTop, isCaught, enable, disable }: BackAlertDeps) {
  let wanted: string | undefined;
  let told: string | undefined;

  function tell(): void {
    const question = isCaught() ? undefined : wanted;
    if (question === told || !isOnTop()) return;
    told = question;
    if (question === undefined) disable();
    else enable(question);
  }

  return {
    want(question: string | undefined): void {
      wanted = question;
      tell();
    },
    tell,
  };
}
