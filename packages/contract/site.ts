import { z } from 'zod';

/** Who runs this installation; from configuration. Lines are shown as written. */
export const operatorSchema = z.object({
  name: z.string(),
  /** Street and town, a line each. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string().nullable(),
  representative: z.string().nullable(),
  register: z.string().nullable(),
  vatId: z.string().nullable(),
  /** False: these are placeholders of an installation that was not configured. */
  configured: z.boolean(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** Answer of `GET /api/site`: what public pages say about the offer. Claims are null unless configured. */
export const siteSchema = z.object({
  operator: operatorSchema,
  offer: z.object({
    priceCents: z.number().int(),
    currency: z.literal('EUR'),
    /** Months of access a payment buys; null: lifetime. */
    accessMonths: z.number().int().nullable(),
  }),
  exerciseCount: z.number().int(),
  rating: z.object({ value: z.number(), count: z.number().int() }).nullable(),
  clubCount: z.number().int().nullable(),
  testimonials: z.array(z.object({ text: z.string(), name: z.string(), role: z.string() })),
  discount: z.object({ code: z.string(), percent: z.number() }).nullable(),
  /** True in development: mails are read at `/api/mailbox`. */
  mailbox: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
