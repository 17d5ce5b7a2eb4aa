import { newUuid } from '@vitrine/kit';
import { type LandingParams, parseLandingParams, type StoragePort } from '@vitrine/platform';

const ORIGIN_KEY = 'visitOrigin';
const CORRELATION_KEY = 'correlationId';

type Origin = Pick<LandingParams, 'utm' | 'affCid'>;

function parseOrigin(text: string | null): Origin {
  try {
    return { utm: {}, ...(JSON.parse(text ?? '{}') as Partial<Origin>) };
  } catch {
    return { utm: {} };
  }
}

const hasOrigin = ({ utm, affCid }: Origin): boolean =>
  affCid !== undefined || Object.keys(utm).length > 0;

/**
 * Parses the landing parameters of the URL. Only the first URL names the origin (campaign, affiliate), so the
 * origin is stored for the session until another URL names one.
 */
export function readLanding(search: string, { session }: StoragePort) {
  const landingParams = parseLandingParams(Object.fromEntries(new URLSearchParams(search)));
  const correlationId = landingParams.correlationId ?? session.get(CORRELATION_KEY) ?? newUuid();
  session.set(CORRELATION_KEY, correlationId);
  const { utm, affCid } = landingParams;
  if (hasOrigin(landingParams)) session.set(ORIGIN_KEY, JSON.stringify({ utm, affCid }));
  else Object.assign(landingParams, parseOrigin(session.get(ORIGIN_KEY)));
  return { landingParams, correlationId };
}
