/** Reads the version of the shop's own app from the user agent. */
export const parseAppVersion = (userAgent: string): string | undefined =>
  /\bVitrine\/(\d+(?:\.\d+){0,3})/.exec(userAgent)?.[1];
