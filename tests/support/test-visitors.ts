import { randomUUID } from 'node:crypto';
import { formatVisitorBucket } from '@vitrine/kit';

const BUCKETS = 1_000;
const AT_ONCE = 10;
/** Not that of a bot, which no test counts. */
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';

interface Visitors {
  readonly origin: string;
  /** The tested page. */
  readonly code: string;
  readonly count: number;
  /** Whether a visitor presses something on a page that contains this. */
  presses(html: string, visitor: number): boolean;
}

/** Lets visitors of all buckets open a tested page and tell the shop what they see and press. */
export async function simulateVisitors({ origin, code, count, presses }: Visitors): Promise<void> {
  const pageUrl = `${origin}/content/${code}`;
  const simulateVisitor = async (visitor: number) => {
    const bucket = Math.floor((visitor * BUCKETS) / count);
    const cookie = `bucket=${formatVisitorBucket({ bucket, firstDay: '20261101' })}`;
    const headers = { cookie, 'user-agent': SAFARI };
    const html = await (await fetch(pageUrl, { headers })).text();
    const event = (name: string, more: object = {}) => ({
      ...{ tenantId: 10_000, correlationId: `visitor-${visitor}`, clientId: 10_024, event: name },
      parameters: { uuid: randomUUID(), pageUrl, ...more },
    });
    const events = [event('GenericPageVisited')];
    if (presses(html, visitor)) events.push(event('PageAction', { action: 'ModuleInteraction' }));
    const response = await fetch(`${origin}/api/v1/marketing/trackings`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  };
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => simulateVisitor(first + n)));
}
