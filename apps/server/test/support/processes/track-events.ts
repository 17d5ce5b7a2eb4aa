import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../src/database/open.ts';
import { openTracking } from '../../../src/resources/tracking/open-tracking.ts';
import { readSettings } from '../../../src/settings.ts';

/** Accepts tracking events and prints each one that is stored, until it is killed. Run by the tracking tests. */
const settings = readSettings(process.env);
const database = await openDatabase(settings);
const onError = (error: unknown) => process.stderr.write(`${error}\n`);
const { accept } = openTracking({ db: database.db, settings, onError });

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
        correlation_id: 'correlation-1',
        event: 'PageAction',
        parameters: {},
      },
    ]);
    process.stdout.write(`${uuid}\n`);
  }
}

const PAGES = 20;
await Promise.all(Array.from({ length: PAGES }, page));
