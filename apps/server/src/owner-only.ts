/** Modes of what only the user of the process may read. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** Removes the rights of others from every file that the process will write. */
export const writeForOwnerOnly = (): void => void process.umask(0o077);
