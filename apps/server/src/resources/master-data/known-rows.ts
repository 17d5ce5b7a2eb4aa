import type { FileContent } from '../../shop-files/kind.ts';
import { toSiblingName } from './kinds/categories.ts';
import type { MasterDataStore } from './store.ts';

const toIndexKey = (name: string) => name.trim().toLowerCase();

/** What the shop has of a kind while a table is imported, found by id, by code or by name. */
export class KnownRows {
  readonly #store: MasterDataStore;
  readonly #contents = new Map<string, FileContent>();
  readonly #keys = new Map<string, string>();

  constructor(store: MasterDataStore, contents: Iterable<readonly [string, FileContent]>) {
    this.#store = store;
    for (const [key, content] of contents) this.set(key, store.normalise(content));
  }

  get(key: string): FileContent | undefined {
    return this.#contents.get(key);
  }

  /** The key of the row that has this name. */
  findKey(name: string): string | undefined {
    return this.#keys.get(toIndexKey(name));
  }

  set(key: string, content: FileContent): void {
    const former = this.#contents.get(key);
    for (const name of former ? this.#store.listNames(former) : [])
      if (this.findKey(name) === key) this.#keys.delete(toIndexKey(name));
    this.#contents.set(key, content);
    for (const name of this.#store.listNames(content)) this.#keys.set(toIndexKey(name), key);
  }

  /** The category of an id, or of names from the top such as `Women > Clothing`. */
  findCategory(text: string): string | undefined {
    if (this.#contents.has(text)) return text;
    let found: string | undefined;
    for (const name of text.split('>')) {
      found = this.findKey(toSiblingName(found ?? null, name.trim()));
      if (found === undefined) return undefined;
    }
    return found;
  }
}
