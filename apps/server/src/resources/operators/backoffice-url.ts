import type { OperatorDeps } from './deps.ts';

/** Where the back office is reached; without a public URL on this machine. */
export const getBackofficeUrl = ({
  publicUrl,
  backofficeUrl,
  port,
}: Pick<OperatorDeps['settings'], 'publicUrl' | 'backofficeUrl' | 'port'>): string =>
  (backofficeUrl ?? publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '');
