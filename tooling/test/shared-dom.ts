import { builtinEnvironments } from 'vitest/runtime';

// The files of a worker share one document, so that they also share the modules that read it when they load.
if (!('document' in globalThis))
  await builtinEnvironments['happy-dom'].setup(globalThis, {
    // A download that a test starts would change the location of the tests after it.
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  });
