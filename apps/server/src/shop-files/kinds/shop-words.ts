import { z } from 'zod';

const perGender = <T extends z.ZodType>(value: T) =>
  z.object({ women: value, men: value, kids: value }).partial();

const link = z.looseObject({ text: z.string(), link: z.string() });
const clock = z.string().meta({ description: 'China time, such as 09:00' });

/** The words of the shop beside its brand and its menus: header, footer, document head and the parts of screens. */
export const shopWords = z
  .looseObject({
    description: z.string().meta({ description: 'For search engines and shared links' }),
    searchPlaceholder: z.string(),
    hotWords: perGender(z.array(z.string())).meta({ description: 'Shown before a search begins' }),
    promises: z
      .array(
        z.looseObject({
          icon: z.enum(['delivery', 'parcel', 'returns']),
          title: z.string(),
          text: z.string(),
          link: z.string(),
        }),
      )
      .meta({ description: 'What the home page promises' }),
    product: z
      .looseObject({
        tax: z.string(),
        delivery: z.string(),
        sameDay: z.string(),
        returns: z.string(),
      })
      .partial()
      .meta({ description: 'What product pages say of taxes, delivery and returns' }),
    editorial: perGender(
      z.looseObject({
        kicker: z.string(),
        title: z.string(),
        text: z.string(),
        link: z.string(),
        imageKey: z.string(),
      }),
    ).meta({ description: 'A tile inside lists of products' }),
    invitation: z
      .looseObject({ title: z.string(), imageKey: z.string() })
      .meta({ description: 'The card that shoppers send to friends' }),
    lottery: z.string().meta({ description: 'The id of the lottery in the task centre' }),
    campaign: z.string().meta({ description: 'The id of the campaign in the task centre' }),
    appBanner: z.looseObject({ title: z.string(), desc: z.string(), buttonName: z.string() }),
    app: z.looseObject({ link: z.string() }).meta({ description: 'Where to download the app' }),
    customerService: z
      .looseObject({
        channels: z.array(z.enum(['chat', 'phone', 'mail'])),
        hours: z.looseObject({
          days: z.array(z.int().min(0).max(6)).meta({ description: '0 is Sunday' }),
          from: clock,
          to: clock,
        }),
        answersWithin: z.number().meta({ description: 'In minutes' }),
        phone: z.string(),
        mail: z.string(),
        miniPrograms: z.looseObject({}),
      })
      .partial(),
    footerLead: z.string(),
    footer: z.array(z.looseObject({ title: z.string(), links: z.array(link) })),
  })
  .partial();
