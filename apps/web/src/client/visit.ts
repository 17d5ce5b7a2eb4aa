import { newUuid } from '@vitrine/kit';
import { readVisit, type Storage, type Visit } from '@vitrine/platform';

const ORIGIN_KEY = 'visitOrigin';
const CORRELATION_KEY = 'correlationId';

type Origin = Pick<Visit, 'utm' | 'affCid'>;

function kept(text: string | null): Origin {
  try {
    return { utm: {}, ...(JSON.parse(text ?? '{}') as Partial<Origin>) };
  } catch {
    return { utm: {} };
  }
}

const saysWhereFrom = ({ utm, affCid }: Origin): boolean =>
  affCid !== undefined || Object.keys(utm).length > 0;

/**
 * The visit as its address tells it. Where it came from is said by its first page alone, so that is
 * remembered until another page says otherwise.
 */
export function currentVisit(search: string, { session }: Storage) {
  const visit = readVisit(Object.fromEntries(new URLSearchParams(search)));
  const correlationId = visit.correlationId ?? session.get(CORRELATION_KEY) ?? newUuid();
  session.set(CORRELATION_KEY, correlationId);
  const { utm, affCid } = visit;
  if (saysWhereFrom(visit)) session.set(ORIGIN_KEY, JSON.stringify({ utm, affCid }));
  else Object.assign(visit, kept(session.get(ORIGIN_KEY)));
  return { visit, correlationId };
}
