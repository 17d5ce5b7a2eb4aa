/** The page's policy forbids `new Function`, which zod tries unless this is set before its first schema. */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = {
  jitless: true,
};
