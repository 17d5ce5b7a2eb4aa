import { expect, it } from 'vitest';
import { openPartnerServer } from '../../test/support/partner-server.ts';
import { toApiProblem } from '../http/send-problem.ts';
import { requestProvider } from './provider-request.ts';

it('leaves a silent provider alone after five requests, as an outage that passes', async () => {
  const partner = await openPartnerServer(() => 'silence');
  const ask = () =>
    requestProvider({ url: partner.endpoint, timeoutMs: 20 }).catch((error: unknown) => error);
  for (let i = 0; i < 5; i++) await ask();
  const error = await ask();
  expect(partner.requests.length).toBe(5);
  expect(error).toMatchObject({ fault: 'unreachable' });
  const { status, reason, headers } = toApiProblem(error);
  expect([status, reason, headers]).toEqual([503, 'provider-unavailable', { 'retry-after': '10' }]);
  await partner.close();
});

it('ends all attempts after six seconds', async () => {
  const partner = await openPartnerServer(() => 'silence');
  const start = performance.now();
  await expect(requestProvider({ url: partner.endpoint, retries: 9 })).rejects.toThrow('answer');
  const elapsed = performance.now() - start;
  expect(elapsed).toBeGreaterThan(4_000);
  expect(elapsed).toBeLessThan(9_000);
  expect(partner.requests.length).toBe(2);
  await partner.close();
});
