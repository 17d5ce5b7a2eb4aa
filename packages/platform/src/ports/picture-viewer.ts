/** The host's own viewer of pictures, with the gestures that its users know. */
export interface PictureViewerPort {
  /** Shows pictures over the page, beginning with one of them, from 0. Never throws. */
  open(urls: readonly string[], start: number): void;
}
