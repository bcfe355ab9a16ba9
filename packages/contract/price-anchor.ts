/** Anchor of the price on the landing page; a cancelled checkout returns to it. */
export const priceAnchor = 'preis';
