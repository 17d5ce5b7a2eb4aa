/**
 * A page's `page-container`, as the vendors document it: while it is shown, going back hides it instead of
 * leaving the page. A page has at most one; once hidden it is shown again only when `show` becomes true again.
 */
import type { ViewNode } from './tree.ts';

interface ContainerState {
  id: unknown;
  /** The `show` attribute, which stays true when the shopper has hidden the container. */
  show: boolean;
}

export interface ContainerDeps {
  /** Finds the containers of the page. */
  find: () => ViewNode[];
  dispatch: (node: ViewNode, event: string) => void;
  defer: (run: () => void) => void;
}

export const CONTAINER = 'page-container';

export class Container {
  private readonly deps: ContainerDeps;
  private current: ContainerState | undefined;
  private isShown = false;

  constructor(deps: ContainerDeps) {
    this.deps = deps;
  }

  /** Updates the state after a render. A removed container fires no event. */
  rendered(): void {
    const previous = this.current;
    const [node, another] = this.deps.find();
    this.current = node && { id: node.attributes.id, show: node.attributes.show === true };
    if (another || (previous && this.current && previous.id !== this.current.id))
      throw new Error(`a ${CONTAINER} cannot be added to a page that has one`);
    if (!this.current) this.isShown = false;
    else if (this.current.show !== (previous?.show ?? false)) this.setShown(this.current.show);
  }

  /** Hides a shown container in place of leaving the page. Returns whether it was shown. */
  interceptBack(): boolean {
    if (!this.isShown) return false;
    this.setShown(false);
    return true;
  }

  private setShown(isShown: boolean): void {
    if (isShown === this.isShown) return;
    this.isShown = isShown;
    const phase = isShown ? 'enter' : 'leave';
    const id = this.current?.id;
    for (const event of [`before${phase}`, phase, `after${phase}`])
      this.deps.defer(() => this.dispatch(id, event));
  }

  private dispatch(id: unknown, event: string): void {
    const node = this.deps.find().find(({ attributes }) => attributes.id === id);
    if (node) this.deps.dispatch(node, event);
  }
}
