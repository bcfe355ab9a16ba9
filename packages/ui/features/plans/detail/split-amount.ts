/** '4 × 8 Wdh.' as numeral and word: { number: '4×8', unit: 'Wdh.' }; without a number all is word. */
export function splitAmount(text: string): { number: string; unit: string } {
  const [, number = '', unit = text] = /^([\d.,]+(?:\s*×\s*[\d.,]+)?)\s*(.*)$/.exec(text) ?? [];
  return { number: number.replace(/\s/g, ''), unit };
}
