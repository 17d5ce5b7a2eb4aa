/**
 * Stands in for `globalThis`, on every platform alike. Libraries only ask it whether something
 * exists (immer: Iterator) or hang a shared value on it (react-redux: its context), so one empty
 * object answers both.
 */
module.exports = {};
