export interface PictureSize {
  url: string;
  /** Width in pixels. */
  size: number;
}

export interface PictureProps {
  /** One address, or the same picture in several widths. */
  src?: string | undefined;
  images?: readonly PictureSize[] | undefined;
  /** Empty when the words beside it already say what it shows. */
  alt: string;
  /** Width to height, as '3/4': the place is kept before the picture comes. */
  ratio?: string | undefined;
  /** Fills a place that has a shape already, so that no ratio is needed. */
  fills?: boolean | undefined;
  /** What a browser should fetch, as in `<img sizes>`. Default: the width of the window. */
  sizes?: string | undefined;
  /** On the first screen: fetched at once, and shown without a fade. */
  eager?: boolean | undefined;
  /** Another crop from 1024 px up. */
  wide?: { src?: string; images?: readonly PictureSize[]; ratio?: string } | undefined;
  /** Shows the whole picture instead of filling its place. */
  contain?: boolean | undefined;
  /** Which part stays in view when it is cut, as '50% 18%'. */
  position?: string | undefined;
  /** A long press offers to keep it or to send it on; a browser offers that for any picture. */
  keepable?: boolean | undefined;
  className?: string | undefined;
  imageClassName?: string | undefined;
}
