/**
 * A page's `page-container`, as the vendors describe it: while it is shown, going back hides it instead of
 * leaving the page. There is one a page; once hidden it is shown again only when `show` turns true anew.
 */
import type { ViewNode } from './tree.ts';

interface Known {
  id: unknown;
  /** What the program asks for, which says nothing of what the shopper has done since. */
  show: boolean;
}

export interface ContainerDeps {
  /** Those that the page shows. */
  find: () => ViewNode[];
  tell: (node: ViewNode, event: string) => void;
  defer: (run: () => void) => void;
}

export const CONTAINER = 'page-container';

export class Container {
  private readonly deps: ContainerDeps;
  private known: Known | undefined;
  private isShown = false;

  constructor(deps: ContainerDeps) {
    this.deps = deps;
  }

  /** Follows what was rendered. One that is taken out says nothing of it. */
  rendered(): void {
    const was = this.known;
    const [node, another] = this.deps.find();
    this.known = node && { id: node.attributes.id, show: node.attributes.show === true };
    if (another || (was && this.known && was.id !== this.known.id))
      throw new Error(`a ${CONTAINER} cannot be added to a page that has one`);
    if (!this.known) this.isShown = false;
    else if (this.known.show !== (was?.show ?? false)) this.turn(this.known.show);
  }

  /** Whether it took a way back for itself. */
  takesBack(): boolean {
    if (!this.isShown) return false;
    this.turn(false);
    return true;
  }

  private turn(isShown: boolean): void {
    if (isShown === this.isShown) return;
    this.isShown = isShown;
    const way = isShown ? 'enter' : 'leave';
    const id = this.known?.id;
    for (const event of [`before${way}`, way, `after${way}`])
      this.deps.defer(() => this.say(id, event));
  }

  private say(id: unknown, event: string): void {
    const node = this.deps.find().find(({ attributes }) => attributes.id === id);
    if (node) this.deps.tell(node, event);
  }
}
