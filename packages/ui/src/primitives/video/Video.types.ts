export interface VideoProps {
  src: string;
  poster?: string | undefined;
  /** What the film shows, for readers and for the play button. */
  label: string;
  /** Width to height, as '16/10'. */
  ratio?: string | undefined;
  /** Plays without a sound while it is in view. A film with sound starts only by a tap. */
  autoPlay?: boolean | undefined;
  loop?: boolean | undefined;
  onPlay?: (() => void) | undefined;
  className?: string | undefined;
}
