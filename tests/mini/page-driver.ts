import { expect } from 'vitest';
import type { Host, Query, ViewNode } from '../mini-host/index.ts';

/** The gestures of a shopper on the current page; each waits until the program is idle. */
export function createPageDriver(host: Host) {
  return {
    /** Taps the last match, which is the one that was opened last. */
    async tap(query: Query): Promise<void> {
      const node = host.page().findAll(query).at(-1) ?? host.page().find(query);
      host.tap(node);
      await host.idle();
    },

    async write(label: string, value: string): Promise<void> {
      host.input(host.page().find({ tag: 'input', label }), value);
      await host.idle();
    },

    async choose(label: string, name: string): Promise<void> {
      const field = host.page().find({ role: 'combobox', label });
      const rows = findPicker(field).attributes.range as string[];
      host.choose(field, rows.indexOf(name));
      await host.idle();
    },

    /** Waits until a condition holds, such as a confirmed payment. */
    async until(isDone: () => boolean, limit = 20_000): Promise<void> {
      const deadline = Date.now() + limit;
      while (!isDone()) {
        if (Date.now() > deadline)
          throw new Error(`still waiting; the page shows:\n${host.page().text()}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await host.idle();
    },
  };
}

const MINI_CODE = { tag: 'image', label: /小程序码$/ } as const;

/** Whether the page shows a mini-program code. */
export const hasMiniCode = (host: Host): boolean => host.page().has(MINI_CODE);

/** Scans the mini-program code on the page, and returns the URL that the host opens then. */
export async function scanMiniCode(host: Host): Promise<string> {
  const { attributes } = host.page().find(MINI_CODE);
  const response = await fetch(String(attributes.src));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await host.loadMedia()).toEqual([]);
  const query = new URL(String(attributes.src)).searchParams;
  return `${query.get('page')}?scene=${encodeURIComponent(String(query.get('scene')))}`;
}

function findPicker(node: ViewNode): ViewNode {
  let ancestor: ViewNode | undefined = node;
  while (ancestor && ancestor.tag !== 'picker') ancestor = ancestor.parent;
  if (!ancestor) throw new Error('the field is not inside a picker');
  return ancestor;
}
