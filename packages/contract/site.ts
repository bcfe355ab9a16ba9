import * as z from 'zod/mini';

/** Who runs this installation; from configuration. Lines are shown as written. */
export const operatorSchema = z.object({
  name: z.string(),
  /** Street and town, a line each. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  representative: z.nullable(z.string()),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  /** False: these are placeholders of an installation that was not configured. */
  configured: z.boolean(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** Answer of `GET /api/site`: what public pages say about the offer. Claims are null unless configured. */
export const siteSchema = z.object({
  operator: operatorSchema,
  offer: z.object({
    priceCents: z.int(),
    currency: z.literal('EUR'),
    /** Months of access a payment buys; null: lifetime. */
    accessMonths: z.nullable(z.int()),
  }),
  exerciseCount: z.int(),
  rating: z.nullable(z.object({ value: z.number(), count: z.int() })),
  clubCount: z.nullable(z.int()),
  testimonials: z.array(z.object({ text: z.string(), name: z.string(), role: z.string() })),
  discount: z.nullable(z.object({ code: z.string(), percent: z.number() })),
  /** Who makes the plans: the server itself, an automation of the operator's, or a language model that he has chosen. */
  planMaker: z.enum(['built_in', 'automation', 'model']),
  /** True in development: mails are read at `/api/mailbox`. */
  mailbox: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
