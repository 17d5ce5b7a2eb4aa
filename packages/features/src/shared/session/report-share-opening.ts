import type { Api } from '@vitrine/client';
import type { LandingParams } from '@vitrine/platform';

/** Tells the server that a page was opened that a friend has shared. The visit goes on without an answer. */
export async function reportShareOpening(api: Api, { share }: LandingParams): Promise<void> {
  if (share) await api.reportShareOpening({ body: { token: share } }).catch(() => undefined);
}
