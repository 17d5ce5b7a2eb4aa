import { expect } from 'vitest';
import type { Host, Query, ViewNode } from '../mini-host/index.ts';

/** A shopper's hands: each waits until the program has come to rest. */
export function shopperOf(host: Host) {
  const settle = () => host.idle();

  return {
    /** Taps what says so; the last such place, which is the one that was opened last. */
    async tap(query: Query): Promise<void> {
      const node = host.page().findAll(query).at(-1) ?? host.page().find(query);
      host.tap(node);
      await settle();
    },

    async write(label: string, value: string): Promise<void> {
      host.input(host.page().find({ tag: 'input', label }), value);
      await settle();
    },

    async choose(label: string, name: string): Promise<void> {
      const field = host.page().find({ role: 'combobox', label });
      const rows = pickerAround(field).attributes.range as string[];
      host.choose(field, rows.indexOf(name));
      await settle();
    },

    /** Waits for something that takes its time, such as news of a payment. */
    async until(isSo: () => boolean, limit = 20_000): Promise<void> {
      const deadline = Date.now() + limit;
      while (!isSo()) {
        if (Date.now() > deadline)
          throw new Error(`still waiting; it says:\n${host.page().text()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await settle();
    },
  };
}

/** Holds a camera to the code that is shown: the address that a host opens then. */
export async function scan(host: Host): Promise<string> {
  const { attributes } = host.page().find({ tag: 'image', label: /小程序码$/ });
  const picture = await fetch(String(attributes.src));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const scanned = new URL(String(attributes.src)).searchParams;
  return `${scanned.get('page')}?scene=${encodeURIComponent(String(scanned.get('scene')))}`;
}

function pickerAround(node: ViewNode): ViewNode {
  let place: ViewNode | undefined = node;
  while (place && place.tag !== 'picker') place = place.parent;
  if (!place) throw new Error('nothing can be chosen there');
  return place;
}
