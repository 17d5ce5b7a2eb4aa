import type { AnyView, ModuleDefinition, RegisteredModule } from './definition.ts';

/** The definition and the view of a module type, which are built into one chunk. */
type ModuleChunk = readonly [{ definition: ModuleDefinition<unknown, unknown> }, { View: AnyView }];

/**
 * A module type in its own chunk: until the chunk is loaded, only the code of the type is known.
 * Unlike `React.lazy`, the view renders synchronously once the chunk is loaded. If it suspended, the
 * server would stream the page in parts and hydration would show it empty for a moment.
 */
export function lazyModule(
  code: string,
  load: () => Promise<ModuleChunk>,
): Required<RegisteredModule> {
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
      // Lets the next page that needs the chunk request it again.
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
