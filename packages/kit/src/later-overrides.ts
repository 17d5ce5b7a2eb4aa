import type { Language } from './language.ts';
import { addOverrides, hasMessages, type MessageOverrides } from './message-overrides.ts';

/** What the merchant wrote in place of messages whose code is not loaded yet. */
export interface LaterOverrides {
  readonly language: Language;
  /** The tables of these messages. */
  readonly tables: readonly string[];
  readonly load: (tables: readonly string[]) => Promise<MessageOverrides>;
}

interface Pending {
  readonly source: LaterOverrides;
  readonly tables: Set<string>;
  /** Ends when all that was asked for has arrived. */
  arrival: Promise<unknown>;
}

let pending: Pending | undefined;

/** Says which overrides arrive only with the code that registers their tables. */
export function expectOverrides(source: LaterOverrides): void {
  pending = { source, tables: new Set(source.tables), arrival: Promise.resolve() };
}

async function loadOverrides({ source, tables }: Pending, wanted: readonly string[]) {
  try {
    addOverrides(source.language, await source.load(wanted));
  } catch {
    // The defaults are shown until code is loaded once more.
    for (const table of wanted) tables.add(table);
  }
}

/** Waits until code is loaded, and with it what the merchant wrote in place of its messages. */
export async function withOverrides<T>(code: Promise<T>): Promise<T> {
  const loaded = await code;
  if (!pending) return loaded;
  const wanted = [...pending.tables].filter(hasMessages);
  for (const table of wanted) pending.tables.delete(table);
  if (wanted.length > 0)
    pending.arrival = Promise.all([pending.arrival, loadOverrides(pending, wanted)]);
  await pending.arrival;
  return loaded;
}
