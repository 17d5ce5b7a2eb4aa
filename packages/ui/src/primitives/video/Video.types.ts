export interface VideoProps {
  src: string;
  poster?: string | undefined;
  /** What the video shows, for screen readers and the play button. */
  label: string;
  /** Width to height, as '16/10'. */
  ratio?: string | undefined;
  /** Plays muted while in view. Without it, the shopper starts the video. */
  autoPlay?: boolean | undefined;
  loop?: boolean | undefined;
  onPlay?: (() => void) | undefined;
  className?: string | undefined;
}
