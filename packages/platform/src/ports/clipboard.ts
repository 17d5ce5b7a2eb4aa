/** Where the shopper keeps a code or an address, to paste it elsewhere. */
export interface Clipboard {
  /** Tells whether it was kept. Never throws. */
  write(text: string): Promise<boolean>;
}
