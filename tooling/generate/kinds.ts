/** A line to add to a file that lists things, in its alphabetical place among lines of its shape. */
export interface Listing {
  file: string;
  /** Matches the lines it belongs among. */
  among: RegExp;
  line: string;
}

export interface Kind {
  /** Where the template's files go. */
  folder: string;
  /** The folder must not exist yet; a slice shares its folder with the others. */
  ownFolder: boolean;
  listings: readonly Listing[];
  /** What is left to a person. */
  next: string;
}

/** What can be generated. Everything else about it is in its template. */
export const kinds: Readonly<Record<string, Kind>> = {
  module: {
    folder: 'packages/modules/src/__name__',
    ownFolder: true,
    listings: [],
    next: 'Describe its fields in schema.ts, then draw View.tsx.',
  },
  slice: {
    folder: 'packages/state/src/slices',
    ownFolder: false,
    listings: [
      {
        file: 'packages/state/src/index.ts',
        among: /^export \* from '\.\/slices\//,
        line: "export * from './slices/__name__.ts';",
      },
      {
        file: 'packages/state/src/store.ts',
        among: /^import type \{ \w+Slice \} from '\.\/slices\//,
        line: "import type { __name__Slice } from './slices/__name__.ts';",
      },
      {
        file: 'packages/state/src/store.ts',
        among: /^ {2}\w+: typeof \w+Slice;$/,
        line: '  __name__: typeof __name__Slice;',
      },
    ],
    next: 'Name its transitions after the words of the specification.',
  },
  feature: {
    folder: 'packages/features/src/__kebab__',
    ownFolder: true,
    listings: [
      {
        file: 'packages/platform/src/routes.ts',
        among: /^ {2}\w+: \{ web: '\/[^:']*', mini: /,
        line: "  __name__: { web: '/__kebab__', mini: '/pages/__kebab__/index', app: '__kebab__' },",
      },
      {
        file: 'apps/web/src/screens.ts',
        among: /^ {2}\w+: \(\) => import\('@vitrine\/features\//,
        line: "  __name__: () => import('@vitrine/features/__kebab__'),",
      },
    ],
    next: 'Set its address in the route table, then write load.ts and Screen.tsx.',
  },
  resource: {
    folder: '.',
    ownFolder: false,
    listings: [
      {
        file: 'packages/contract/src/calls.ts',
        among: /^import \{ \w+ \} from '\.\/calls\//,
        line: "import { __name__ } from './calls/__kebab__.ts';",
      },
      {
        file: 'packages/contract/src/calls.ts',
        among: /^ {2}\.\.\.\w+,$/,
        line: '  ...__name__,',
      },
      {
        file: 'packages/contract/src/index.ts',
        among: /^export \{ \w+ \} from '\.\/calls\//,
        line: "export { __name__ } from './calls/__kebab__.ts';",
      },
      {
        file: 'apps/server/src/app/handlers.ts',
        among: /^import \{ \w+Handlers \} from '\.\.\/resources\//,
        line: "import { __name__Handlers } from '../resources/__kebab__/routes.ts';",
      },
      {
        file: 'apps/server/src/app/handlers.ts',
        among: /^ {2}\.\.\.\w+Handlers\(deps\),$/,
        line: '  ...__name__Handlers(deps),',
      },
      {
        file: 'apps/server/src/app/every-call/recipes.ts',
        among: /^import \{ \w+Recipes \} from '\.\/recipes\//,
        line: "import { __name__Recipes } from './recipes/__kebab__.ts';",
      },
      {
        file: 'apps/server/src/app/every-call/recipes.ts',
        among: /^ {2}\.\.\.\w+Recipes,$/,
        line: '  ...__name__Recipes,',
      },
    ],
    next: 'Write its calls as the specification names them, then queries.ts, rules.ts and how each call is asked.',
  },
};
