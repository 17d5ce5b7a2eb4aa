export interface MiniCode {
  /** Without a slash before it: `pages/content/index`. */
  page: string;
  scene: string;
  width: number;
}

/** Draws what a phone scans to open a page of the mini-program. */
export interface MiniCodesPort {
  draw(code: MiniCode): Promise<{ type: string; bytes: Uint8Array }>;
}
