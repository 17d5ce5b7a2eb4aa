export interface MiniCode {
  /** Without a leading slash: `pages/content/index`. */
  page: string;
  scene: string;
  width: number;
}

/** Draws the code that opens a page of a mini-program when a phone scans it. */
export interface MiniCodesPort {
  draw(code: MiniCode): Promise<{ type: string; bytes: Uint8Array }>;
}
