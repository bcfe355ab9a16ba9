const patienceMs = 30_000;
const pauseMs = 50;

/** Repeats a question until its answer is good, at most for half a minute. @returns the last answer */
export async function until<Answer>(ask: () => Answer | Promise<Answer>, isGood: (answer: Answer) => boolean): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isGood(answer) || performance.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
