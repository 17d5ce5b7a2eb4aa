/** The words by which crawlers, link previews, monitors and scripts name themselves. Cubot makes phones. */
const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|headless|lighthouse|pingdom|uptime|monitor|preview|facebookexternalhit|python|curl\/|wget|axios|node-fetch|go-http-client|java\//i;

/** Whether a program asks of its own accord. One that does not say what it is counts as one. */
export const isBot = (userAgent: string): boolean => userAgent === '' || BOT.test(userAgent);
