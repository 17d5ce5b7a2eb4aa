/** One page of the stack: the instance that its script uses, and its rendered tree. */
import { Components } from './components.ts';
import { CONTAINER, Container } from './container.ts';
import { applyPatch, transfer } from './data.ts';
import { dispatch } from './events.ts';
import type { Platform } from './platforms.ts';
import type { Definition, Registry } from './registry.ts';
import { renderBody, scopeOf } from './render.ts';
import { findAll, type Query, textOf, type ViewNode, viewNode } from './tree.ts';

type Json = Record<string, unknown>;

export interface PageOptions {
  platform: Platform;
  registry: Registry;
  route: string;
  query: Record<string, string>;
  id: number;
  defer: (run: () => void) => void;
  /** Whether this program can use a `page-container`. */
  hasContainer: boolean;
}

export class MiniPage {
  readonly path: string;
  readonly query: Record<string, string>;
  readonly instance: Json;
  /** The title in the navigation bar, set by the page's configuration or by the program. */
  title: string;
  /** How many times the program has sent data to the view. */
  updates = 0;
  /** The question that the vendor asks before leaving the page. */
  leaveQuestion: string | undefined;
  private readonly definition: Definition;
  private readonly components: Components;
  private readonly container: Container | undefined;
  private readonly defer: (run: () => void) => void;
  private readonly data: Json;
  private tree: ViewNode = viewNode('page', undefined);
  private callbacks: (() => void)[] = [];
  private scheduled = false;
  private ready = false;

  constructor({ platform, registry, route, query, id, defer, hasContainer }: PageOptions) {
    this.definition = registry.get(route);
    this.path = `/${route}`;
    this.query = query;
    this.defer = defer;
    const { config, json } = this.definition;
    this.title = String(json.navigationBarTitleText ?? json.defaultTitle ?? '');
    this.data = transfer(Object(config.data ?? {}) as Json);
    this.components = new Components(platform, registry, (done) => this.schedule(done));
    const find = () => this.findAll({ tag: CONTAINER });
    const notify = (node: ViewNode, event: string) => void dispatch(platform.name, node, event);
    this.container = hasContainer ? new Container({ find, dispatch: notify, defer }) : undefined;
    this.instance = {
      ...config,
      ...Object(config.events ?? {}),
      data: this.data,
      route,
      __route__: route,
      options: query,
      getPageId: () => `pageId:${id}`,
      setData: (patch: Json, done?: () => void) => {
        this.updates += 1;
        applyPatch(this.data, transfer(patch));
        this.schedule(done);
      },
    };
  }

  /** Calls a lifecycle or share function of the page and returns its result. */
  call(name: string, ...args: unknown[]): unknown {
    const method = this.instance[name];
    return typeof method === 'function' ? method.apply(this.instance, args) : undefined;
  }

  get root(): ViewNode {
    return this.tree;
  }

  text(): string {
    return textOf(this.tree);
  }

  find(query: Query): ViewNode {
    const [first] = this.findAll(query);
    if (!first)
      throw new Error(`${this.path} shows no ${describe(query)}; it says:\n${this.text()}`);
    return first;
  }

  findAll(query: Query): ViewNode[] {
    return findAll(this.tree, query);
  }

  has(query: Query): boolean {
    return this.findAll(query).length > 0;
  }

  /** Closes an open page container in place of leaving the page. Returns whether there was one. */
  interceptBack(): boolean {
    return this.container?.interceptBack() ?? false;
  }

  /** Renders the page; the first time it is ready afterwards. */
  show(): void {
    this.render();
    if (!this.ready) {
      this.ready = true;
      this.call('onReady');
    }
  }

  private schedule(done: (() => void) | undefined): void {
    if (done) this.callbacks.push(done);
    if (this.scheduled) return;
    this.scheduled = true;
    this.defer(() => {
      this.scheduled = false;
      this.render();
      for (const callback of this.callbacks.splice(0)) callback();
    });
  }

  private render(): void {
    const { file, components } = this.definition;
    const tree = viewNode('page', undefined);
    this.components.beginRender();
    const context = {
      owner: this.instance,
      file,
      lookup: scopeOf(this.data, file),
      place: this.components.placer(components),
      key: '',
      slot: undefined,
    };
    renderBody(file.body, context, tree);
    this.tree = tree;
    this.components.endRender();
    this.container?.rendered();
  }
}

const describe = (query: Query): string =>
  Object.entries(query)
    .map(
      ([key, value]) => `${key} ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`,
    )
    .join(', ');
