export const GENDERS = ['women', 'men', 'kids'] as const;

export type Gender = (typeof GENDERS)[number];
