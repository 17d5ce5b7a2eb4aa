export interface PageEndProps {
  /** Called when the shopper comes near the end of the page. Give a new key to hear of it once more. */
  onNear: () => void;
}
