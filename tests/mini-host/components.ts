/** The custom components alive in one page: made when first rendered, told when they leave. */
import { applyPatch, transfer } from './data.ts';
import type { Platform } from './platforms.ts';
import type { Definition, Registry } from './registry.ts';
import type { PlaceComponent, Placed } from './render.ts';

type Json = Record<string, unknown>;

interface Living {
  definition: Definition;
  instance: Json;
  seen: boolean;
  isNew: boolean;
}

export class Components {
  private readonly living = new Map<string, Living>();
  private readonly platform: Platform;
  private readonly registry: Registry;
  /** Asks the page to show itself again, then calls back. */
  private readonly refresh: (done?: () => void) => void;

  constructor(platform: Platform, registry: Registry, refresh: (done?: () => void) => void) {
    this.platform = platform;
    this.registry = registry;
    this.refresh = refresh;
  }

  /** How a page or component with these `usingComponents` places its custom tags. */
  placer(components: Map<string, string>): PlaceComponent {
    return (tag, key, properties) => {
      const route = components.get(tag);
      return route === undefined ? undefined : this.place(route, key, properties);
    };
  }

  beginRender(): void {
    for (const one of this.living.values()) one.seen = false;
  }

  endRender(): void {
    for (const [key, one] of this.living) {
      if (!one.seen) {
        this.living.delete(key);
        this.tell(one, 'detached', 'didUnmount');
      } else if (one.isNew) {
        one.isNew = false;
        this.tell(one, 'attached', 'didMount');
      }
    }
  }

  private place(route: string, key: string, properties: Json): Placed {
    const definition = this.registry.get(route);
    const one = this.living.get(key) ?? this.make(definition, key);
    one.seen = true;
    const { instance } = one;
    const data = instance.data as Json;
    if (this.platform.name === 'alipay') instance.props = properties;
    else Object.assign(data, definedOf(properties));
    const { file } = definition;
    return {
      instance,
      file,
      virtual: Object(definition.config.options ?? {}).virtualHost === true,
      place: this.placer(definition.components),
      lookup: (name) =>
        name in data ? data[name] : (Object(instance.props ?? {})[name] ?? file.scripts[name]),
    };
  }

  private make(definition: Definition, key: string): Living {
    const { config } = definition;
    const data = { ...defaultsOf(config.properties), ...Object(config.data ?? {}) } as Json;
    const instance: Json = {
      ...Object(config.methods ?? {}),
      data,
      setData: (patch: Json, done?: () => void) => {
        applyPatch(data, transfer(patch));
        this.refresh(done);
      },
    };
    const one = { definition, instance, seen: true, isNew: true };
    this.living.set(key, one);
    return one;
  }

  private tell(one: Living, event: string, alipayEvent: string): void {
    const { config } = one.definition;
    const name = this.platform.name === 'alipay' ? alipayEvent : event;
    const hook = config[name] ?? Object(config.lifetimes ?? {})[name];
    if (typeof hook === 'function') hook.call(one.instance);
  }
}

/** `{i: {type: Object, value: {}}}` -> `{i: {}}`. */
function defaultsOf(properties: unknown): Json {
  const declared = Object.entries(Object(properties ?? {}) as Record<string, unknown>);
  return Object.fromEntries(declared.map(([name, type]) => [name, Object(type).value]));
}

const definedOf = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
