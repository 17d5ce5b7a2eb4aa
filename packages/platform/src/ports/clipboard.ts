/** Copies a code or a URL, so that the shopper can paste it elsewhere. */
export interface ClipboardPort {
  /** Resolves to whether the text was copied. Never throws. */
  write(text: string): Promise<boolean>;
}
