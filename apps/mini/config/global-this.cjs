/**
 * Replaces `globalThis` on every platform. Libraries only check whether something exists on it, so an
 * empty object is enough.
 */
module.exports = {};
