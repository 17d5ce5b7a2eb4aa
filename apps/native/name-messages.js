const path = require('node:path');
const { nameTable } = require('../../tooling/messages/name-table.ts');

const ROOT = path.resolve(__dirname, '../..') + path.sep;

/** Registers each table of messages under its name, so that the shop can override its texts. */
module.exports = function nameMessages({ template, types }) {
  const register = template.expression(`require('@vitrine/kit').registerMessages(NAME, TABLE)`);
  return {
    name: 'name-messages',
    visitor: {
      CallExpression(call, { filename }) {
        if (!call.get('callee').isIdentifier({ name: 'defineMessages' })) return;
        if (!filename?.startsWith(ROOT)) return;
        const file = filename.slice(ROOT.length).split(path.sep).join('/');
        const table = nameTable(file);
        if (!table) return;
        call.replaceWith(register({ NAME: types.stringLiteral(table), TABLE: call.node }));
        call.skip();
      },
    },
  };
};
