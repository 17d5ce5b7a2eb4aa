/** How a status looks: red when the shopper has to act, quiet when it is finished. */
export type StatusTone = 'plain' | 'good' | 'bad' | 'quiet';
