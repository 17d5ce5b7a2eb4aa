/** The document head of a screen. */
export interface Head {
  title: string;
  description?: string;
  /** An absolute or root-relative image for share cards. */
  image?: string;
  /** The path of the screen without language, for canonical and alternate links. */
  path: string;
  noIndex?: boolean;
  /** Structured data (schema.org), as plain objects. */
  structured?: readonly Record<string, unknown>[];
}
