import { calls } from '@vitrine/contract';
import type { Settings } from '../../src/settings.ts';
import { findFreePorts } from './free-ports.ts';
import { startLoadBalancer, startTraffic } from './load-balancer.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

const CLIENTS = 8;

/** What shoppers do: they read, and open sessions, which writes. */
const CALLS = [
  { method: 'GET', path: '/api/v1/search/products?size=20' },
  {
    method: 'POST',
    path: calls.openSession.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant: 'guest' }),
  },
] as const;

/** Two processes of a shop behind the documented load balancer, under load. */
export async function startBalancedShop(settings: Settings, drainSeconds: number) {
  const ports = await findFreePorts(2);
  const start = (port: number) =>
    startShopProcess(settings, {
      PORT: String(port),
      DRAIN_SECONDS: String(drainSeconds),
      GUEST_SESSIONS_PER_HOUR: '1000000',
    });
  const shops: ShopProcess[] = [];
  for (const port of ports) shops.push(await start(port));
  const balancer = await startLoadBalancer(ports);
  const traffic = startTraffic(balancer.origin, CALLS, CLIENTS);
  return {
    traffic,
    /** Stops each process and starts it again, one after the other. Returns the codes with which they ended. */
    async restartAll(waitForTraffic: () => Promise<unknown>): Promise<unknown[]> {
      const codes: unknown[] = [];
      for (const [n, port] of ports.entries()) {
        codes.push(await shops[n]?.stop());
        await waitForTraffic();
        shops[n] = await start(port);
        await waitForTraffic();
      }
      return codes;
    },
    async close() {
      await traffic.stop();
      await balancer.close();
      for (const shop of shops) await shop.stop();
    },
  };
}
