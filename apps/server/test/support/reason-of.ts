/** The reason that an error names, besides its code. */
export const reasonOf = ({ body }: { body: unknown }) =>
  (body as { error?: { reason?: string } }).error?.reason;
