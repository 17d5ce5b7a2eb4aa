/** The reason that an error names, besides its code. */
export const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
