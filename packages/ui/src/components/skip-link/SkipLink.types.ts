export interface SkipLinkProps {
  /** The id of the element that the link leads to. */
  target: string;
}
