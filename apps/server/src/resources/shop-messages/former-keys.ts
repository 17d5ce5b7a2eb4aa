/**
 * The keys that messages had before, with their keys now, so that what merchants wrote outlives a rename. `null`: the
 * message is gone.
 */
export const FORMER_KEYS: Readonly<Record<string, string | null>> = {};
