/** The custom components of one page: created at their first render, detached when they are gone. */
import { applyPatch, transfer } from './data.ts';
import type { Platform } from './platforms.ts';
import type { Definition, Registry } from './registry.ts';
import type { PlaceComponent, Placed } from './render.ts';

type Json = Record<string, unknown>;

interface ComponentInstance {
  definition: Definition;
  instance: Json;
  isRendered: boolean;
  isNew: boolean;
}

export class Components {
  private readonly instances = new Map<string, ComponentInstance>();
  private readonly platform: Platform;
  private readonly registry: Registry;
  /** Renders the page again, then calls back. */
  private readonly refresh: (done?: () => void) => void;

  constructor(platform: Platform, registry: Registry, refresh: (done?: () => void) => void) {
    this.platform = platform;
    this.registry = registry;
    this.refresh = refresh;
  }

  /** Returns the function that creates the custom tags of one `usingComponents`. */
  placer(components: Map<string, string>): PlaceComponent {
    return (tag, key, properties) => {
      const route = components.get(tag);
      return route === undefined ? undefined : this.place(route, key, properties);
    };
  }

  beginRender(): void {
    for (const one of this.instances.values()) one.isRendered = false;
  }

  endRender(): void {
    for (const [key, one] of this.instances) {
      if (!one.isRendered) {
        this.instances.delete(key);
        this.callHook(one, 'detached', 'didUnmount');
      } else if (one.isNew) {
        one.isNew = false;
        this.callHook(one, 'attached', 'didMount');
      }
    }
  }

  private place(route: string, key: string, properties: Json): Placed {
    const definition = this.registry.get(route);
    const one = this.instances.get(key) ?? this.make(definition, key);
    one.isRendered = true;
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

  private make(definition: Definition, key: string): ComponentInstance {
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
    const one = { definition, instance, isRendered: true, isNew: true };
    this.instances.set(key, one);
    return one;
  }

  private callHook(one: ComponentInstance, event: string, alipayEvent: string): void {
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
