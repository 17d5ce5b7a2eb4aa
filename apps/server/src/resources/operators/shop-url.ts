import type { OperatorDeps } from './deps.ts';

/** Where the shop is reached; without a public URL on this machine. */
export const getShopUrl = ({
  publicUrl,
  port,
}: Pick<OperatorDeps['settings'], 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;
