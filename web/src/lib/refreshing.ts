/** What is asked for again and again while somebody looks. */

interface Hearing<Answer> {
  /** Milliseconds from one answer to the next question. */
  every: number;
  hear: (answer: Answer) => void;
  fail: () => void;
  /** Whether it was asked for a moment ago. */
  isKnown?: boolean;
}

/** Ask now and then every so many milliseconds; whoever comes back to the page sees the latest at once. Returns what stops it. */
export function refresh<Answer>(
  ask: () => Promise<Answer>,
  { every, hear, fail, isKnown = false }: Hearing<Answer>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function go(): Promise<void> {
    clearTimeout(timer);
    if (stopped || document.visibilityState === 'hidden') return;
    await ask().then(
      (answer) => {
        if (!stopped) hear(answer);
      },
      () => {
        if (!stopped) fail();
      },
    );
    clearTimeout(timer);
    timer = setTimeout(() => void go(), every);
  }

  const wake = () => void go();
  document.addEventListener('visibilitychange', wake);
  if (isKnown) timer = setTimeout(wake, every);
  else wake();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
