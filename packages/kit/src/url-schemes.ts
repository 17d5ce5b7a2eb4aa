/** Schemes that run scripts, read files or start other programs. */
const DANGEROUS_SCHEME =
  /^(?:javascript|data|vbscript|blob|file|filesystem|about|view-source|intent|content):/i;

/** Control characters, which browsers skip when they read a scheme. */
const CONTROL = /\p{Cc}/gu;

/** Whether a link must never be opened, whatever the host would do with it. */
export const hasDangerousScheme = (url: string): boolean =>
  DANGEROUS_SCHEME.test(url.replace(CONTROL, '').trim());
