import { builtinEnvironments } from 'vitest/runtime';

// The files of a worker share one document, so that they also share the modules that read it when they load.
if (!('document' in globalThis))
  await builtinEnvironments['happy-dom'].setup(globalThis, {
    // A link that a test presses would leave `about:blank` to the tests after it.
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
  });
