import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../database/open.ts';
import { openTracking } from '../../resources/tracking/open.ts';
import { readSettings } from '../../settings.ts';

/** Accepts events and tells of each that is safe, until it is killed. Run by tracking.test.ts. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const onError = (error: unknown) => process.stderr.write(`${error}\n`);
const { accept } = await openTracking({ db: database.db, settings, onError });

async function page() {
  for (;;) {
    const uuid = randomUUID();
    await accept([
      {
        uuid,
        received_at: new Date().toISOString(),
        tenant_id: 10_000,
        client_id: 10_033,
        customer_id: null,
        correlation_id: 'a-visit',
        event: 'PageAction',
        parameters: {},
      },
    ]);
    process.stdout.write(`${uuid}\n`);
  }
}

const PAGES = 20;
await Promise.all(Array.from({ length: PAGES }, page));
