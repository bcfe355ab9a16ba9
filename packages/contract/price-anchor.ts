/** Where on the landing page the price stands: whoever cancels a checkout comes back to it. */
export const priceAnchor = 'preis';
