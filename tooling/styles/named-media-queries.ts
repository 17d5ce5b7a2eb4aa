import {
  type MediaCondition,
  type MediaQuery,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { NAMED_MEDIA_QUERIES } from '../../packages/ui/src/media-queries.ts';

/** Reads the condition of a media query such as `(min-width: 1024px)`. */
function parseCondition(text: string): MediaCondition {
  let condition: MediaCondition | null | undefined;
  transform({
    filename: 'media-query.css',
    code: Buffer.from(`@media ${text} { a { color: red } }`),
    visitor: {
      MediaQuery(query) {
        condition = query.condition;
      },
    },
  });
  if (!condition) throw new Error(`${text} is not a media query with one condition`);
  return condition;
}

const conditions = new Map(
  Object.entries(NAMED_MEDIA_QUERIES).map(([name, text]) => [name, parseCondition(text)]),
);

function replaceNames(condition: MediaCondition): MediaCondition {
  switch (condition.type) {
    case 'operation':
      return { ...condition, conditions: condition.conditions.map(replaceNames) };
    case 'not':
      return { ...condition, value: replaceNames(condition.value) };
    case 'feature': {
      const { name } = condition.value;
      if (!name.startsWith('--')) return condition;
      const named = conditions.get(name);
      if (!named) throw new Error(`No media query is named ${name}`);
      return named;
    }
    default:
      return condition;
  }
}

/** Replaces the names of media queries by what they stand for: `@custom-media` would be needed in each file. */
export const namedMediaQueries: NonNullable<TransformOptions<never>['visitor']> = {
  MediaQuery: (query): MediaQuery | undefined =>
    query.condition ? { ...query, condition: replaceNames(query.condition) } : undefined,
};
