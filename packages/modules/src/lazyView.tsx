import type { AnyView, RegisteredModule } from './definition.ts';

/**
 * A view in a chunk of its own. Unlike `React.lazy`, it renders at once when its chunk is there: a
 * page that waited even for a moment would be streamed in pieces, or be emptied while it hydrates.
 */
export function lazyView(
  load: () => Promise<{ View: AnyView }>,
): Required<Pick<RegisteredModule, 'View' | 'preload'>> {
  let Loaded: AnyView | undefined;
  let failure: unknown;
  let loading: Promise<void> | undefined;

  async function fetchView(): Promise<void> {
    try {
      Loaded = (await load()).View;
    } catch (cause) {
      // The next page that needs it may ask again.
      loading = undefined;
      failure = cause;
      throw cause;
    }
  }

  const preload = () => {
    loading ??= fetchView();
    return loading;
  };

  const view: AnyView = (props) => {
    if (Loaded) return <Loaded {...props} />;
    throw failure ?? preload();
  };

  return { View: view, preload };
}
