import * as z from 'zod/mini';

/** Operator of this installation, from configuration. Lines are shown as written. */
export const operatorSchema = z.object({
  name: z.string(),
  /** Street and town, a line each. */
  address: z.array(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  representative: z.nullable(z.string()),
  register: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  /** False: placeholders of an installation without configuration. */
  configured: z.boolean(),
});
export type Operator = z.infer<typeof operatorSchema>;

/** A person in the operator's file: a voice with what it says, or one who stands behind it with the qualification (empty: none). */
const personSchema = z.object({ text: z.string(), name: z.string(), role: z.string() });

/** Answer of `GET /api/site`: facts for public pages about the offer. Claims are null unless configured. */
export const siteSchema = z.object({
  operator: operatorSchema,
  offer: z.object({
    priceCents: z.int(),
    currency: z.literal('EUR'),
    /** Months of access that a payment buys; null: lifetime. */
    accessMonths: z.nullable(z.int()),
    /** False: no payment provider is configured, so nothing can be bought. */
    configured: z.boolean(),
  }),
  exerciseCount: z.int(),
  rating: z.nullable(z.object({ value: z.number(), count: z.int() })),
  clubCount: z.nullable(z.int()),
  testimonials: z.array(personSchema),
  /** People behind the product, from the operator's file; absent in earlier releases. */
  people: z.optional(z.array(personSchema)),
  /** Methods of payment that the operator has switched on; absent or empty: the payment page names them. */
  paymentMethods: z.optional(z.array(z.string())),
  discount: z.nullable(z.object({ code: z.string(), percent: z.number() })),
  /** Plan maker: the server itself, the operator's automation, or a language model that the operator has chosen. */
  planMaker: z.enum(['built_in', 'automation', 'model']),
  /** True in development: mails are read at `/api/mailbox`. */
  mailbox: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
