import type { Channel, OpenDatabase } from './database.ts';

interface FollowOptions {
  readonly database: Pick<OpenDatabase, 'listen'>;
  readonly channel: Channel;
  load(): Promise<void>;
  onFailure(error: unknown): void;
}

const RETRY_MS = 1_000;

/** Loads something now and after each change, one loading at a time, and again when a loading fails. */
export async function followChannel({
  database,
  channel,
  load,
  onFailure,
}: FollowOptions): Promise<{ close(): Promise<void> }> {
  let isOutdated = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let loading: Promise<void> | undefined;

  async function loadUntilCurrent(): Promise<void> {
    while (isOutdated && !isClosed) {
      isOutdated = false;
      await load();
    }
  }

  function reload(): void {
    isOutdated = true;
    loading ??= loadUntilCurrent()
      .catch((error: unknown) => {
        if (isClosed) return;
        onFailure(error);
        clearTimeout(timer);
        timer = setTimeout(reload, RETRY_MS);
      })
      .finally(() => {
        loading = undefined;
      });
  }

  // Listens first, so that no change between the first reading and the listening is missed.
  const stopListening = await database.listen(channel, reload);
  await load();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stopListening();
      await loading;
    },
  };
}
