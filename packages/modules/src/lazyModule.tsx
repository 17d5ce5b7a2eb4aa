import type { AnyView, ModuleDefinition, RegisteredModule } from './definition.ts';

/** The two halves of a module type, which travel in one chunk. */
type Halves = readonly [{ definition: ModuleDefinition<unknown, unknown> }, { View: AnyView }];

/**
 * A module type in a chunk of its own: until it is there, no more is known of it than its code.
 * Unlike `React.lazy`, its view renders at once when it is there: a page that waited even for a
 * moment would be streamed in pieces, or be emptied while it hydrates.
 */
export function lazyModule(code: string, load: () => Promise<Halves>): Required<RegisteredModule> {
  let Loaded: AnyView | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;

  const View: AnyView = (props) => {
    if (Loaded) return <Loaded {...props} />;
    throw failure ?? module.preload();
  };

  async function fetchModule(): Promise<void> {
    try {
      const [{ definition }, view] = await load();
      module.definition = definition;
      Loaded = view.View;
    } catch (cause) {
      // The next page that needs it may ask again.
      loading = undefined;
      failure = cause;
      throw cause;
    }
  }

  const module = {
    definition: { code } as ModuleDefinition<unknown, unknown>,
    View,
    preload() {
      loading ??= fetchModule();
      return loading;
    },
  };
  return module;
}
