/** Texts of a chart that lie over each other or stick out of its drawing. */
export function chartFaults(chart: Element): string[] {
  const faults: string[] = [];
  for (const drawing of chart.querySelectorAll('svg')) {
    const box = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')]
      .filter((text) => text.textContent.trim() !== '')
      .map((text) => ({ words: text.textContent, at: text.getBoundingClientRect() }));
    for (const [index, { words, at }] of texts.entries()) {
      if (at.left < box.left - 1 || at.right > box.right + 1) faults.push(`'${words}' sticks out`);
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
        const down = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
        if (across > 1 && down > 3) faults.push(`'${words}' lies on '${other.words}'`);
      }
    }
  }
  return faults;
}
