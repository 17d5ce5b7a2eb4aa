/** The one film of the shop: a length of cloth in moving light, served beside the content pages. */
export const FILM = {
  video: { provider: 'file', source: '/content/films/wind.mp4' },
  duration: '00:12',
} as const;
