/** What a shopper's finger does. */
import { dispatch } from './events.ts';
import type { MiniPage } from './page.ts';
import type { PlatformName } from './platforms.ts';
import type { Watch } from './state.ts';
import { ancestors, textOf, type ViewNode, walk } from './tree.ts';

export class Gestures {
  private readonly platform: PlatformName;
  private readonly current: () => MiniPage;
  private readonly watches: ReadonlySet<Watch>;

  constructor(platform: PlatformName, current: () => MiniPage, watches: ReadonlySet<Watch>) {
    this.platform = platform;
    this.current = current;
    this.watches = watches;
  }

  /** Taps a node. That nothing listens is an error, unless the node is a disabled control. */
  tap(node: ViewNode): void {
    const touched = [node, ...ancestors(node)];
    if (touched.some(({ attributes }) => attributes.disabled === true)) return;
    const heard = this.fire(node, 'tap', { x: 0, y: 0 });
    const submits = this.submit(touched);
    if (!heard && !submits) throw new Error(`nothing listens to a tap on «${textOf(node)}»`);
  }

  /** Types into a field: focus, the whole text, blur. */
  input(node: ViewNode, value: string): void {
    node.attributes.value = value;
    this.fire(node, 'focus', { value });
    this.fire(node, 'input', { value, cursor: value.length });
    this.fire(node, 'blur', { value });
  }

  /** Turns a picker to a row of its list. */
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

  /** Brings a node wholly into view, for whoever watches it: nothing here has a place of its own. */
  see(node: ViewNode): void {
    const box = { left: 0, top: 0, right: 375, bottom: 724, width: 375, height: 724 };
    const sight = { intersectionRatio: 1, intersectionRect: box, boundingClientRect: box };
    for (const { selector, tell } of [...this.watches]) {
      if (selector === `#${String(node.attributes.id)}`) tell({ ...sight, relativeRect: box });
    }
  }

  pullDown(): void {
    this.current().call('onPullDownRefresh');
  }

  /** Shares the page, from the vendor's menu or from a button for it; answers the card it makes. */
  share(button?: ViewNode): Record<string, unknown> {
    if (button && button.attributes['open-type'] !== 'share')
      throw new Error(`«${textOf(button)}» shares nothing`);
    const from = button ? 'button' : 'menu';
    return Object(this.current().call('onShareAppMessage', { from, target: button }) ?? {});
  }

  /** Shares the page with everybody, where the vendor lets a page do so. */
  shareWithAll(): Record<string, unknown> {
    return Object(this.current().call('onShareTimeline') ?? {});
  }

  /** Any other event, named as WeChat does in lower case; says how many listeners heard it. */
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
