/** Adds a line to a file in alphabetical order among the lines that match `among`. */
interface LineInsertion {
  file: string;
  among: RegExp;
  line: string;
}

/** Adds lines to a file before the first line that matches `before`. */
interface BlockInsertion {
  file: string;
  before: RegExp;
  lines: string;
}

export type Insertion = LineInsertion | BlockInsertion;

export interface Kind {
  /** The folder of the new files. */
  folder: string;
  /** Whether the folder is new; otherwise other files are in it. */
  isOwnFolder: boolean;
  insertions: readonly Insertion[];
  /** The next step for the developer. */
  next: string;
}

/** The kinds of code that the generator writes. Their files are in `templates/<kind>`. */
export const kinds: Readonly<Record<string, Kind>> = {
  module: {
    folder: 'packages/modules/src/__name__',
    isOwnFolder: true,
    insertions: [],
    next: 'Describe its fields in schema.ts, then write View.tsx.',
  },
  slice: {
    folder: 'packages/state/src/slices',
    isOwnFolder: false,
    insertions: [
      {
        file: 'packages/state/src/slices.ts',
        among: /^export \* from '\.\/slices\//,
        line: "export * from './slices/__name__.ts';",
      },
    ],
    next: 'Name its reducers after the terms of the specification.',
  },
  feature: {
    folder: 'packages/features/src/screens/__area__/__kebab__',
    isOwnFolder: true,
    insertions: [
      {
        file: 'packages/platform/src/routes.ts',
        before: /^\}\);$/,
        lines: `  __name__: {
    web: '/__kebab__',
    area: '__area__',
    access: 'public',
  },`,
      },
    ],
    next: 'Adjust its row in routes.ts, then write Screen.tsx. With path parameters, add its states to tests/support/places.ts.',
  },
  resource: {
    folder: '.',
    isOwnFolder: false,
    insertions: [
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
        file: 'apps/server/test/every-call/call-examples.ts',
        among: /^import \{ \w+Examples \} from '\.\/examples\//,
        line: "import { __name__Examples } from './examples/__kebab__.ts';",
      },
      {
        file: 'apps/server/test/every-call/call-examples.ts',
        among: /^ {2}\.\.\.\w+Examples,$/,
        line: '  ...__name__Examples,',
      },
    ],
    next: 'Write its calls as in the specification, then queries.ts, rules.ts, problems.ts and an example of each call.',
  },
};
