/** Registers each table of messages under its name, so that the shop can override its texts. */
module.exports = function nameMessagesOfFile(source) {
  const done = this.async();
  if (!source.includes('defineMessages(')) return done(null, source);
  import('../../../tooling/messages/name-messages.ts')
    .then(({ nameMessages }) => nameMessages(this.resourcePath.slice(ROOT.length), source))
    .then((named) => done(null, named ?? source), done);
};

const ROOT = `${require('node:path').resolve(__dirname, '../../..')}/`;
