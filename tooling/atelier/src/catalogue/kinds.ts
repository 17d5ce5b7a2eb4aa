/** What a piece is called on a shop floor. Copywriting starts from this word. */
export const KINDS = [
  'backpack',
  'beanie',
  'belt',
  'blazer',
  'bomber',
  'boot',
  'briefcase',
  'cap',
  'carCoat',
  'cardigan',
  'coat',
  'crossbodyBag',
  'denimJacket',
  'dress',
  'duffleCoat',
  'dungarees',
  'earrings',
  'gown',
  'knit',
  'laceUp',
  'loafer',
  'polo',
  'puffer',
  'pump',
  'scarf',
  'shirt',
  'skirt',
  'sneaker',
  'suitJacket',
  'sunglasses',
  'sweatshirt',
  'tee',
  'tie',
  'topHandleBag',
  'tote',
  'trench',
  'trousers',
  'watch',
] as const;

export type Kind = (typeof KINDS)[number];

export const GENDERS = ['women', 'men', 'kids'] as const;

export type Gender = (typeof GENDERS)[number];
