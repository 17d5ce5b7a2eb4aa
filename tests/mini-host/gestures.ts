/** The gestures of a shopper. */
import { openCustomerService } from './customer-service.ts';
import { dispatch } from './events.ts';
import type { MiniPage } from './page.ts';
import type { PlatformName } from './platforms.ts';
import type { HostState } from './state.ts';
import { ancestors, textOf, type ViewNode, walk } from './tree.ts';

export class Gestures {
  private readonly platform: PlatformName;
  private readonly current: () => MiniPage;
  private readonly hostState: HostState;

  constructor(platform: PlatformName, current: () => MiniPage, hostState: HostState) {
    this.platform = platform;
    this.current = current;
    this.hostState = hostState;
  }

  /** Taps a node. Throws when it has no listener, unless it is a disabled control. */
  tap(node: ViewNode): void {
    const touched = [node, ...ancestors(node)];
    if (touched.some(({ attributes }) => attributes.disabled === true)) return;
    this.hostState.isTapping = true;
    let listenerCount = 0;
    try {
      listenerCount = this.fire(node, 'tap', { x: 0, y: 0 });
    } finally {
      this.hostState.isTapping = false;
    }
    const submits = this.submit(touched);
    if (!listenerCount && !submits)
      throw new Error(`nothing listens to a tap on «${textOf(node)}»`);
  }

  /** Types into a field: focus, the whole text, blur. */
  input(node: ViewNode, value: string): void {
    node.attributes.value = value;
    this.fire(node, 'focus', { value });
    this.fire(node, 'input', { value, cursor: value.length });
    this.fire(node, 'blur', { value });
  }

  /** Chooses a row of a picker. */
  choose(node: ViewNode, row: number): void {
    const picker = [node, ...ancestors(node)].find(({ tag }) => tag === 'picker');
    if (!picker) throw new Error(`nothing can be chosen at «${textOf(node)}»`);
    this.fire(picker, 'change', { value: String(row) });
  }

  /** Presses the keyboard's confirm key in a field. */
  confirm(node: ViewNode): void {
    this.fire(node, 'confirm', { value: node.attributes.value ?? '' });
  }

  /** Scrolls to the end of a scroll-view, or of the page. */
  scrollToLower(node?: ViewNode): void {
    if (node) this.fire(node, 'scrolltolower', { direction: 'bottom' });
    else this.current().call('onReachBottom');
  }

  /** Notifies the intersection observers of a node that it is fully visible. */
  see(node: ViewNode): void {
    const box = { left: 0, top: 0, right: 375, bottom: 724, width: 375, height: 724 };
    const entry = { intersectionRatio: 1, intersectionRect: box, boundingClientRect: box };
    for (const { selector, notify } of [...this.hostState.intersectionWatches]) {
      if (selector === `#${String(node.attributes.id)}`) notify({ ...entry, relativeRect: box });
    }
  }

  pullDown(): void {
    this.current().call('onPullDownRefresh');
  }

  /** Shares the page from the vendor's menu or from a share button, and returns the card. */
  share(button?: ViewNode): Record<string, unknown> {
    if (button && button.attributes['open-type'] !== 'share')
      throw new Error(`«${textOf(button)}» shares nothing`);
    const from = button ? 'button' : 'menu';
    return Object(this.current().call('onShareAppMessage', { from, target: button }) ?? {});
  }

  /** Shares the page on the timeline, where the vendor supports it. */
  shareWithAll(): Record<string, unknown> {
    return Object(this.current().call('onShareTimeline') ?? {});
  }

  /** Opens the vendor's customer service by its button, and returns what it is opened with. */
  contact(button: ViewNode): Record<string, unknown> {
    return openCustomerService(this.platform, button);
  }

  /** Fires any event, with WeChat's name in lower case, and returns the number of its listeners. */
  fire(node: ViewNode, name: string, detail: Record<string, unknown> = {}): number {
    return dispatch(this.platform, node, name.toLowerCase(), detail);
  }

  private submit(touched: ViewNode[]): boolean {
    const button = touched.find(
      ({ tag, attributes }) => tag === 'button' && attributes['form-type'] === 'submit',
    );
    const form = touched.find(({ tag }) => tag === 'form');
    if (!button || !form) return false;
    const fields = [...walk(form)].filter(({ attributes }) => attributes.name);
    const value = Object.fromEntries(
      fields.map(({ attributes }) => [String(attributes.name), attributes.value ?? '']),
    );
    return this.fire(form, 'submit', { value }) > 0;
  }
}
