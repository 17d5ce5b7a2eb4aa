/** A circle as path data, so that every icon is a single path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Path data of every icon, in a 24 by 24 view box. */
export const ICON_PATHS = {
  add: 'M12 5v14M5 12h14',
  back: 'M14.5 5 8 12l6.5 7',
  bag: 'M5 8.5h14l1 11.5H4zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  camera: `M4 8h4l1.5-2.5h5L16 8h4v11H4z${circle(12, 13, 3.5)}`,
  category: 'M4 6.5h16M4 12h10M4 17.5h16',
  chat: 'M4 5.5h16v11h-8L7.5 20v-3.5H4z',
  clock: `${circle(12, 12, 8)}M12 7.5V12l3 2`,
  close: 'm6 6 12 12M18 6 6 18',
  delivery: `M3 7h11v9H3zM14 10h4l3 3v3h-7${circle(7, 17.5, 1.8)}${circle(17, 17.5, 1.8)}`,
  done: 'm5 12.5 4.5 4.5L19 7.5',
  down: 'm5 9.5 7 6.5 7-6.5',
  filter: `M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9${circle(15, 7.5, 2)}${circle(9, 16.5, 2)}`,
  forward: 'm9.5 5 6.5 7-6.5 7',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C9 7.5 7 6.5 7.5 5S11 4 12 7.5c1-3.5 4-4 4.5-2.5S15 7.5 12 7.5z',
  globe: `${circle(12, 12, 8)}M4 12h16M12 4c5 5 5 11 0 16-5-5-5-11 0-16z`,
  hanger: 'M12 9V8a2 2 0 1 1 2-2M12 9l9 6.5c.8.6.4 1.5-.5 1.5h-17c-.9 0-1.3-.9-.5-1.5z',
  heart: 'M12 19.5S4.5 15 4.5 9.6A3.9 3.9 0 0 1 12 8a3.9 3.9 0 0 1 7.5 1.6c0 5.4-7.5 9.9-7.5 9.9z',
  home: 'M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z',
  info: `${circle(12, 12, 8)}M12 11v5M12 8v.2`,
  me: `${circle(12, 8, 3.8)}M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6`,
  parcel: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  play: 'M8.5 5.5v13l10-6.5z',
  remove: 'M5 12h14',
  returns: 'M8 5 4 9l4 4M4 9h11a5 5 0 0 1 0 10h-4',
  search: `${circle(11, 11, 6.2)}M15.6 15.6l4.4 4.4`,
  share: 'M12 14V4M8 7.5 12 4l4 3.5M6 11H5v9h14v-9h-1',
  star: 'm12 4.5 2.3 4.9 5.2.7-3.8 3.7.9 5.3-4.6-2.5-4.6 2.5.9-5.3L4.5 10.1l5.2-.7z',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7',
} as const;

export type IconName = keyof typeof ICON_PATHS;
