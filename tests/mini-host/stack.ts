/** The page stack with the rules that all vendors share: tab pages stay alive, and the depth is limited. */
import { MiniPage, type PageOptions } from './page.ts';
import { resolveRoute } from './registry.ts';

/** Ten pages in WeChat and Alipay; Douyin does not document more. */
const MAX_DEPTH = 10;

type Shared = 'platform' | 'registry' | 'defer' | 'hasContainer';

export interface StackOptions extends Pick<PageOptions, Shared> {
  /** The routes of all pages and of the tab pages. */
  pages: string[];
  tabs: string[];
  /** How long a page slides in or out. */
  moveMs: number;
  /** Counts a short time as pending work. */
  delay: (ms: number) => void;
  /** The shopper's answer to a question of the vendor. */
  confirm: (question: string) => boolean;
}

export class PageStack {
  private readonly options: StackOptions;
  private readonly tabPages = new Map<string, MiniPage>();
  private pages: MiniPage[] = [];
  private nextId = 1;
  private movesUntil = 0;

  constructor(options: StackOptions) {
    this.options = options;
  }

  get current(): MiniPage {
    const page = this.pages.at(-1);
    if (!page) throw new Error('no page is open');
    return page;
  }

  get depth(): number {
    return this.pages.length;
  }

  /** The result of `getCurrentPages()`. */
  get instances(): Record<string, unknown>[] {
    return this.pages.map((page) => page.instance);
  }

  /** Whether the current page is a tab page. */
  get isOnTab(): boolean {
    return this.isTab(this.current.path.slice(1));
  }

  /** Whether a page slides in or out. Meanwhile the program cannot start another move. */
  get isMoving(): boolean {
    return performance.now() < this.movesUntil;
  }

  navigateTo(url: string): void {
    const { route, query } = this.parse(url);
    if (this.isTab(route)) throw new Error('can not navigateTo a tabbar page');
    if (this.pages.length >= MAX_DEPTH) throw new Error('webview count limit exceed');
    this.pages.at(-1)?.call('onHide');
    this.slide();
    this.enter(this.make(route, query));
  }

  redirectTo(url: string): void {
    const { route, query } = this.parse(url);
    if (this.isTab(route)) throw new Error('can not redirectTo a tabbar page');
    this.leave(this.pages.pop());
    this.slide();
    this.enter(this.make(route, query));
  }

  switchTab(url: string): void {
    const { route } = this.parse(url); // a tab takes no query: it is dropped
    if (!this.isTab(route)) throw new Error('can not switch to no-tabBar page');
    const from = this.pages.at(-1);
    const existing = this.tabPages.get(route);
    if (from && from === existing) return;
    const [bottom, ...above] = this.pages;
    for (const page of above.reverse()) this.leave(page);
    if (bottom && this.tabPages.get(bottom.path.slice(1)) === bottom) {
      if (bottom === from) bottom.call('onHide');
    } else this.leave(bottom);
    this.pages = [];
    if (existing) {
      this.pages.push(existing);
      existing.call('onShow');
    } else this.enter(this.make(route, {}));
  }

  reLaunch(url: string): void {
    const { route, query } = this.parse(url);
    for (const page of new Set([...this.pages.reverse(), ...this.tabPages.values()]))
      this.leave(page);
    this.pages = [];
    this.enter(this.make(route, query));
  }

  /** Goes back by the arrow in the bar or the back key, which the vendors can intercept, unlike a swipe. */
  back(): void {
    if (!this.current.interceptBack()) this.navigateBack();
  }

  navigateBack(delta = 1): void {
    const count = Math.min(delta, this.pages.length - 1);
    if (count < 1) throw new Error('cannot navigate back at first page');
    const { leaveQuestion } = this.current;
    if (this.current.interceptBack() || (leaveQuestion && !this.options.confirm(leaveQuestion)))
      return;
    for (let left = count; left > 0; left -= 1) this.leave(this.pages.pop());
    this.slide();
    this.current.call('onShow');
  }

  closeAll(): void {
    for (const page of new Set([...this.pages, ...this.tabPages.values()])) this.leave(page);
    this.pages = [];
  }

  /** Parses a URL into a route and its query, decoded as the vendor does. */
  parse(url: string): { route: string; query: Record<string, string> } {
    const [target = '', search = ''] = url.split('?');
    const route = resolveRoute(target, this.pages.at(-1)?.path.slice(1) ?? '');
    if (!this.options.pages.includes(route)) throw new Error(`page "${route}" is not found`);
    return { route, query: this.queryOf(search) };
  }

  /** Lets a page slide in or out for a time. */
  slide(ms = this.options.moveMs): void {
    this.movesUntil = performance.now() + ms;
    this.options.delay(ms);
  }

  private make(route: string, query: Record<string, string>): MiniPage {
    const page = new MiniPage({ ...this.options, route, query, id: this.nextId++ });
    if (this.isTab(route)) this.tabPages.set(route, page);
    return page;
  }

  private enter(page: MiniPage): void {
    this.pages.push(page);
    page.call('onLoad', { ...page.query });
    page.call('onShow');
    page.show();
  }

  private leave(page: MiniPage | undefined): void {
    if (!page) return;
    page.call('onUnload');
    if (this.tabPages.get(page.path.slice(1)) === page) this.tabPages.delete(page.path.slice(1));
  }

  private isTab(route: string): boolean {
    return this.options.tabs.includes(route);
  }

  /** WeChat and Douyin pass query values undecoded; Alipay decodes them. */
  private queryOf(search: string): Record<string, string> {
    const read =
      this.options.platform.name === 'alipay' ? decodeURIComponent : (raw: string) => raw;
    const pairs = search.split('&').filter((pair) => pair !== '');
    return Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, read(value.join('='))];
      }),
    );
  }
}
