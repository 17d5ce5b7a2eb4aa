/** Dispatches an event and bubbles it as the vendors do. */
import type { PlatformName } from './platforms.ts';
import { ancestors, type Listener, type ViewNode } from './tree.ts';

/** Events that bubble; any other event is delivered to its own node only. */
const BUBBLING = new Set([
  'tap',
  'longpress',
  'longtap',
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'transitionend',
  'animationstart',
  'animationiteration',
  'animationend',
]);

/**
 * Delivers the event and returns the number of listeners called. An error of a handler reaches the
 * caller: in a test, an exception in a tap handler fails the tap.
 */
export function dispatch(
  platform: PlatformName,
  node: ViewNode,
  name: string,
  detail: Record<string, unknown> = {},
): number {
  let listenerCount = 0;
  const path = BUBBLING.has(name) ? [node, ...ancestors(node)] : [node];
  for (const place of path) {
    const listener = place.listeners.find((candidate) => candidate.name === name);
    if (!listener) continue;
    call(listener, eventOf(platform, listener, node, place, detail));
    listenerCount += 1;
    if (listener.catches) break;
  }
  return listenerCount;
}

function call(listener: Listener, event: Record<string, unknown>): void {
  const { owner, method } = listener;
  const handler = owner[method];
  if (typeof handler !== 'function') throw new Error(`«${method}» is not a method of this page`);
  handler.call(owner, event);
}

function eventOf(
  platform: PlatformName,
  listener: Listener,
  node: ViewNode,
  place: ViewNode,
  detail: Record<string, unknown>,
): Record<string, unknown> {
  const target = targetOf(node);
  return {
    type: listener.type,
    timeStamp: Date.now(),
    target: platform === 'alipay' ? { ...target, targetDataset: target.dataset } : target,
    currentTarget: targetOf(place),
    detail,
    touches: [],
    changedTouches: [{ identifier: 0, pageX: 0, pageY: 0, clientX: 0, clientY: 0 }],
    mark: {},
  };
}

const targetOf = (node: ViewNode): Record<string, unknown> => ({
  id: node.attributes.id ?? '',
  dataset: { ...node.dataset },
  offsetLeft: 0,
  offsetTop: 0,
});
