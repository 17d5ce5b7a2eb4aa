/** The only video of the shop: cloth in moving light, served next to the content pages. */
export const FILM = {
  video: { provider: 'file', source: '/content/films/wind.mp4' },
  duration: '00:12',
} as const;
