export interface RichTextProps {
  /** Already sanitised by the server. */
  html: string;
  className?: string | undefined;
}
