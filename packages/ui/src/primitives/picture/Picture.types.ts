export interface PictureSize {
  url: string;
  /** Width in pixels. */
  size: number;
  /** Which part stays visible when the picture is cropped, as '50% 18%'. */
  position?: string | undefined;
}

export interface PictureProps {
  /** One URL, or the same picture in several widths in `images`. */
  src?: string | undefined;
  images?: readonly PictureSize[] | undefined;
  /** Empty when the text beside the picture already says what it shows. */
  alt: string;
  /** Width to height, as '3/4': reserves the space before the picture loads. */
  ratio?: string | undefined;
  /** Fills a parent that has a fixed shape, so that no ratio is needed. */
  fills?: boolean | undefined;
  /** As in `<img sizes>`. Defaults to the window width. */
  sizes?: string | undefined;
  /** Loads at once and without a fade, for pictures on the first screen. */
  eager?: boolean | undefined;
  /** Another crop on desktop. */
  desktop?: { src?: string; images?: readonly PictureSize[]; ratio?: string } | undefined;
  /** Shows the whole picture instead of cropping it. */
  contain?: boolean | undefined;
  /** The same for pictures whose sizes do not say it. */
  position?: string | undefined;
  /** A long press offers to save or share the picture. Browsers offer that for any picture. */
  savable?: boolean | undefined;
  className?: string | undefined;
  imageClassName?: string | undefined;
}
