import { configurationInput } from '@vitrine/contract/admin';
import type { ShopKind } from '../kind.ts';

const split = (key: string) => {
  const [app = '', environment = ''] = key.split('/');
  return { app, environment };
};

/** The feature toggles and values of an app in an environment. */
export const configurationKind: ShopKind = {
  folder: 'configuration',
  keyParts: ['app', 'environment'],
  tables: ['app_configurations'],
  schema: configurationInput,
  async read(db) {
    const rows = await db.selectFrom('app_configurations').selectAll().execute();
    return new Map(
      rows.map(({ app, environment, toggles, configuration }) => [
        `${app}/${environment}`,
        { toggles, configuration },
      ]),
    );
  },
  async write(trx, { key, after }) {
    const { toggles, configuration } = configurationInput.parse(after);
    const values = {
      toggles: JSON.stringify(toggles),
      configuration: JSON.stringify(configuration),
    };
    await trx
      .insertInto('app_configurations')
      .values({ ...split(key), ...values })
      .onConflict((conflict) =>
        conflict.columns(['app', 'environment']).doUpdateSet((eb) => ({
          ...values,
          version: eb('app_configurations.version', '+', 1),
        })),
      )
      .execute();
  },
  async remove(trx, key) {
    const { app, environment } = split(key);
    await trx
      .deleteFrom('app_configurations')
      .where('app', '=', app)
      .where('environment', '=', environment)
      .execute();
  },
};
