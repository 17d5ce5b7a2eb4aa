/**
 * Stands in for `globalThis`, on every platform alike: libraries only ask it whether something
 * exists, so an empty object answers.
 */
module.exports = {};
