import { expect, test } from 'vitest';
import type { ModuleDefinition } from './definition.ts';
import { schemas } from './schemas.gen.ts';

test('five modules wait for the exchange of the token', async () => {
  const definitions = await Promise.all(
    Object.keys(schemas).map(async (code) => {
      const loaded = (await import(`./${code}/definition.ts`)) as {
        definition: ModuleDefinition<never>;
      };
      return loaded.definition;
    }),
  );
  const waiting = definitions.filter(({ needsSession }) => needsSession).map(({ code }) => code);
  expect(waiting.sort()).toEqual([
    'coupon',
    'outfit',
    'plpNavigation',
    'productsWithCTA',
    'slideProducts',
  ]);
});
