import { randomBytes } from 'node:crypto';
import { calls } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { canMount, mountSmallDisk } from '../support/small-disk.ts';
import { onPostgresql } from '../support/test-shop.ts';
import { openFixture, type ProcessesFixture } from './fixture.ts';

const DISK_MB = 240;

async function createPhoto() {
  const raw = { width: 1_600, height: 1_000, channels: 3 } as const;
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg()
    .toBuffer();
}

if (process.env.CI && !canMount) throw new Error('The check needs the right to mount a disk');

describe.runIf(canMount && !onPostgresql)('a full disk', { timeout: 240_000 }, () => {
  let disk: ReturnType<typeof mountSmallDisk>;
  let fixture: ProcessesFixture;
  let photo: Buffer;
  const started: ShopProcess[] = [];
  beforeAll(async () => {
    disk = mountSmallDisk(DISK_MB);
    fixture = await openFixture({ DATA_DIR: `${disk.folder}/data` });
    photo = await createPhoto();
  });
  afterAll(async () => {
    for (const shop of started) await shop.kill();
    await fixture.shop.close();
    disk.unmount();
  });

  async function start() {
    const shop = await startShopProcess(fixture.shop.settings);
    started.push(shop);
    return shop;
  }
  const key = () => fixture.shoppers[0]?.key ?? '';
  async function upload(origin: string) {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'card.jpg');
    const response = await fetch(origin + calls.uploadPersonalIdImage.path, {
      method: 'POST',
      headers: { 'session-key': key() },
      body,
    });
    return { status: response.status, body: await response.json() };
  }
  async function addToBag(origin: string) {
    const { bagId } = fixture.shoppers[0] ?? {};
    const response = await fetch(`${origin}/api/v1/bags/${bagId}/items`, {
      method: 'POST',
      headers: { 'session-key': key(), 'content-type': 'application/json' },
      body: JSON.stringify({ variantId: fixture.sizes[0] }),
    });
    return response.status;
  }
  async function readReadiness(origin: string) {
    const response = await fetch(`${origin}/readyz`);
    return [response.status, (await response.json()).checks.disk];
  }

  it('is told by /readyz and by uploads, and passes with room', async () => {
    const shop = await start();
    expect(await readReadiness(shop.origin)).toEqual([200, 'ok']);
    disk.fill();
    await vi.waitFor(
      async () => expect(await readReadiness(shop.origin)).toEqual([503, 'not ready']),
      { timeout: 30_000, interval: 100 },
    );
    const refused = await upload(shop.origin);
    expect(refused).toMatchObject({ status: 503, body: { error: { reason: 'storage-full' } } });
    disk.free();
    expect(await addToBag(shop.origin)).toBe(200);
    expect((await upload(shop.origin)).status).toBe(200);
    await shop.stop();
  });

  it('is named by a start after a kill, which loses nothing', async () => {
    const shop = await start();
    expect(await addToBag(shop.origin)).toBe(200);
    disk.fill();
    await shop.kill();
    // What is left of the log of PostgreSQL decides whether it starts at all.
    const said = await start().then(
      async (full) => {
        expect(await readReadiness(full.origin)).toEqual([503, 'not ready']);
        await full.kill();
        return full.log();
      },
      ({ message }: Error) => message,
    );
    expect(said).toMatch(/The disk of \S+ is full: at least 32 MB must be free/);
    disk.free();
    const next = await start();
    const { bagId } = fixture.shoppers[0] ?? {};
    const response = await fetch(`${next.origin}/api/v1/bags/${bagId}`, {
      headers: { 'session-key': key() },
    });
    expect((await response.json()).count).toBe(2);
    await next.stop();
  });
});
